namespace SpanPack.Benchmarks.Sizes;

/// <summary>The bytes of one payload in each format.</summary>
/// <param name="spanCount">Spans in the payload.</param>
internal sealed class Sizes(int spanCount)
{
    private readonly int[] _bytes = new int[TraceFormats.All.Count];

    internal int SpanCount => spanCount;

    internal int this[TraceFormat format]
    {
        get => _bytes[(int)format];
        set => _bytes[(int)format] = value;
    }

    internal double PerSpan(TraceFormat format) => this[format] / (double)spanCount;
}
