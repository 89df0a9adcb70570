using SpanPack.Benchmarks.Measuring;
using SpanPack.Benchmarks.Streams;

namespace SpanPack.Benchmarks.Quick;

/// <summary>What one process measures.</summary>
/// <param name="Stream">A stream, or <see langword="null"/> for spans of one shape.</param>
/// <param name="Setting">How its code is compiled.</param>
internal sealed record QuickSet(StreamOptions? Stream, ProcessSetting Setting = ProcessSetting.Jit)
{
    private const int Live = 2000;
    private const int ManyLive = 20_000;

    /// <summary>The sets of every run, streams first.</summary>
    internal static IReadOnlyList<QuickSet> Usual { get; } =
    [
        Of(StreamKind.Mixed, Live, asTracer: true, [.. TraceFormats.All]),
        Of(StreamKind.AllFresh, Live, asTracer: false, [TraceFormat.V04, TraceFormat.V1]),
        Of(StreamKind.SameObjects, Live, asTracer: false, [TraceFormat.V04, TraceFormat.V1]),
        Of(StreamKind.NotAscii, Live, asTracer: false, [TraceFormat.V04]),
        Of(StreamKind.Mixed, ManyLive, asTracer: false, [TraceFormat.V04, TraceFormat.V1]),
        new QuickSet(Stream: null),
    ];

    /// <summary>The sets that only <c>--all</c> adds.</summary>
    internal static IReadOnlyList<QuickSet> Unusual { get; } = [Unlike("without PGO", ProcessSetting.WithoutPgo),
        Unlike("NativeAOT", ProcessSetting.NativeAot)];

    /// <summary>Gets how long it is measured, in seconds.</summary>
    internal int Seconds { get; init; } = Measurement.DefaultSeconds;

    internal string Name => Stream?.Group.Name ?? "spans of one shape";

    private static QuickSet Of(StreamKind kind, int spanCount, bool asTracer, TraceFormat[] formats)
        => new(new StreamOptions(kind, spanCount, asTracer, formats));

    private static QuickSet Unlike(string name, ProcessSetting setting)
        => new(new StreamOptions(StreamKind.Mixed, Live, AsTracer: false, [TraceFormat.V04, TraceFormat.V1], name), setting);
}
