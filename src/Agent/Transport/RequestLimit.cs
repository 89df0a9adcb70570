namespace SpanPack;

/// <summary>
/// The time of one request and the caller's cancellation as one token. It can be used for the next request unless it was cancelled.
/// </summary>
internal sealed class RequestLimit(TimeProvider time) : IDisposable
{
    private readonly CancellationTokenSource _source = new(Timeout.InfiniteTimeSpan, time);
    private CancellationTokenRegistration _caller;

    internal CancellationToken Token => _source.Token;

    internal void Begin(TimeSpan timeout, CancellationToken caller)
    {
        _source.CancelAfter(timeout);
        _caller = caller.UnsafeRegister(static source => ((CancellationTokenSource)source!).Cancel(), _source);
    }

    /// <summary>Ends a request that was answered.</summary>
    /// <returns>Whether another one can begin.</returns>
    internal bool TryEnd()
    {
        _caller.Dispose();
        return _source.TryReset();
    }

    public void Dispose()
    {
        _caller.Dispose();
        _source.Dispose();
    }
}
