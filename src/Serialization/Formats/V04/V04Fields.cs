namespace SpanPack;

/// <summary>Field names of v0.4 (and v0.7) spans, encoded at compile time. Source: agent protocol, section 2.2.</summary>
internal static partial class V04Fields
{
    // The fixed part of every span, copied in one go; its numbers are in their widest form so that their places are known.
    internal const int TraceIdOffset = 10;
    internal const int SpanIdOffset = 27;
    internal const int ParentIdOffset = 46;
    internal const int StartOffset = 61;
    internal const int DurationOffset = 79;

    /// <summary>The fields with numbers, without the map header. The last one, <c>error</c>, is 0 in one byte.</summary>
    [MessagePackPair("trace_id", ulong.MaxValue)]
    [MessagePackPair("span_id", ulong.MaxValue)]
    [MessagePackPair("parent_id", ulong.MaxValue)]
    [MessagePackPair("start", long.MinValue)]
    [MessagePackPair("duration", long.MinValue)]
    [MessagePackPair("error", 0)]
    internal static partial ReadOnlySpan<byte> Numbers { get; }

    [MessagePackString("service")]
    internal static partial ReadOnlySpan<byte> Service { get; }

    [MessagePackString("name")]
    internal static partial ReadOnlySpan<byte> Name { get; }

    [MessagePackString("resource")]
    internal static partial ReadOnlySpan<byte> Resource { get; }

    [MessagePackString("type")]
    internal static partial ReadOnlySpan<byte> Type { get; }

    [MessagePackString("meta")]
    internal static partial ReadOnlySpan<byte> Meta { get; }

    [MessagePackString("metrics")]
    internal static partial ReadOnlySpan<byte> Metrics { get; }

    [MessagePackString("meta_struct")]
    internal static partial ReadOnlySpan<byte> MetaStruct { get; }

    [MessagePackString("span_links")]
    internal static partial ReadOnlySpan<byte> SpanLinks { get; }

    [MessagePackString("span_events")]
    internal static partial ReadOnlySpan<byte> SpanEvents { get; }

    /// <summary>The four strings of <see cref="HeadStrings"/>, in its order.</summary>
    internal static KeyTable HeadKeys { get; } = new([.. Service, .. Name, .. Resource, .. Type], suffix: -1);
}
