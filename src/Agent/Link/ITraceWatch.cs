namespace SpanPack;

/// <summary>Is told of trace requests. Safe for use by any number of threads, and throws nothing.</summary>
internal interface ITraceWatch
{
    /// <summary>A request is sent.</summary>
    /// <param name="bytes">The length of its body.</param>
    public void Begin(long bytes);

    /// <summary>It was answered.</summary>
    public void Answer(int status, TimeSpan elapsed);

    /// <summary>It was not.</summary>
    public void Fail(AgentUnreachableKind kind);
}
