namespace SpanPack;

/// <summary>Observes trace requests. Safe for use by any number of threads; never throws.</summary>
internal interface ITraceWatch
{
    /// <summary>Called when a request is sent.</summary>
    /// <param name="bytes">The length of its body.</param>
    public void Begin(long bytes);

    /// <summary>Called when it was answered.</summary>
    public void Answer(int status, TimeSpan elapsed);

    /// <summary>Called when it failed.</summary>
    public void Fail(AgentUnreachableKind kind);
}
