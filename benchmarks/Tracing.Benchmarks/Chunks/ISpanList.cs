namespace SpanPack.Tracing.Benchmarks.Chunks;

/// <summary>A way to hand the spans of a chunk on.</summary>
/// <typeparam name="TSelf">The way.</typeparam>
internal interface ISpanList<TSelf>
    where TSelf : struct, ISpanList<TSelf>
{
    /// <summary>Makes a list of one span.</summary>
    public static abstract TSelf Of(Span span);

    /// <summary>Adds the ids of all spans.</summary>
    public static abstract ulong Sum(in TSelf spans);
}
