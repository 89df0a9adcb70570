namespace SpanPack.Agent.Benchmarks.Queueing;

/// <summary>Does nothing: what is left is what making spans costs, and reading the clock.</summary>
internal sealed class NoSink : ITraceSink
{
    public string Name => "nothing";

    public long LostSpans => 0;

    public void Take(in TraceChunk chunk)
    {
    }

    public void Tidy()
    {
    }

    public void Complete()
    {
    }

    public void Dispose()
    {
    }
}
