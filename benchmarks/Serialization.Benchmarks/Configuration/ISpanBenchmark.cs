namespace SpanPack.Benchmarks.Configuration;

/// <summary>A benchmark whose one call is a pass over many spans.</summary>
internal interface ISpanBenchmark
{
    /// <summary>Gets the spans of a pass. Known after the set-up.</summary>
    public int SpanCount { get; }

    /// <summary>Gets the bytes of a pass. Known after the set-up.</summary>
    public int ByteCount { get; }

    public void Setup();

    public void Cleanup();
}
