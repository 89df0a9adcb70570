namespace SpanPack.Benchmarks.Shapes;

/// <summary>Names and numbers of the arrangements.</summary>
internal static class Arrangements
{
    internal static string Label(this Arrangement arrangement) => arrangement switch
    {
        Arrangement.OneSpan => "1 span",
        Arrangement.TraceOf20 => "trace of 20",
        Arrangement.HundredTraces => "100 traces",
        Arrangement.ThousandTraces => "1,000 traces",
        Arrangement.ThousandSpans => "1,000 spans",
        _ => throw new ArgumentOutOfRangeException(nameof(arrangement), arrangement, null),
    };

    /// <summary>The same in words.</summary>
    internal static string Description(this Arrangement arrangement)
        => arrangement.IsOneChunk() ? $"One trace of {arrangement.SpanCount():N0}" : $"{arrangement.SpanCount():N0} traces of one";

    internal static int SpanCount(this Arrangement arrangement) => arrangement switch
    {
        Arrangement.OneSpan => 1,
        Arrangement.TraceOf20 => 20,
        Arrangement.HundredTraces => 100,
        _ => 1000,
    };

    /// <summary>Whether all spans are of one trace and go into one chunk.</summary>
    internal static bool IsOneChunk(this Arrangement arrangement)
        => arrangement is Arrangement.OneSpan or Arrangement.TraceOf20 or Arrangement.ThousandSpans;
}
