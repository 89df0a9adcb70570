namespace SpanPack.Agent.Benchmarks.Queueing;

/// <summary>What the thread that ends a trace does with it.</summary>
internal interface ITraceSink : IDisposable
{
    /// <summary>Gets what tables call it.</summary>
    public string Name { get; }

    /// <summary>Gets the spans that were lost.</summary>
    public long LostSpans { get; }

    /// <summary>Takes a trace: this call is timed.</summary>
    public void Take(in TraceChunk chunk);

    /// <summary>Does what is not for the thread that ends a trace; is not timed, but its processor time counts.</summary>
    public void Tidy();

    /// <summary>Returns when all that was taken is encoded and freed.</summary>
    public void Complete();
}
