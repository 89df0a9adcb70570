namespace SpanPack;

/// <content>Sending at once.</content>
public sealed partial class AgentWriter
{
    /// <summary>Sends what was written before the call. Ends pauses between attempts.</summary>
    /// <param name="cancellationToken">Ends waiting; sending goes on.</param>
    /// <returns>What became of it: sent or dropped.</returns>
    /// <exception cref="OperationCanceledException">It was cancelled.</exception>
    public async Task<FlushResult> FlushAsync(CancellationToken cancellationToken = default) => (await FlushAsync(waitsForAgent: true, cancellationToken).ConfigureAwait(false))!.Value;

    /// <summary>As <see cref="FlushAsync(CancellationToken)"/>, for a limited time: when it is over sending goes on, and when nobody listens at the agent's address it is not waited for.</summary>
    /// <param name="timeout">How long; <see cref="Timeout.InfiniteTimeSpan"/> for as long as the agent is there.</param>
    /// <returns>What became of it; null when some of it is still held.</returns>
    /// <exception cref="ArgumentOutOfRangeException"><paramref name="timeout"/> is negative and not infinite, or above 49 days.</exception>
    public async Task<FlushResult?> TryFlushAsync(TimeSpan timeout)
    {
        using var limit = new CancellationTokenSource(timeout);
        try
        {
            return await FlushAsync(waitsForAgent: false, limit.Token).ConfigureAwait(false);
        }
        catch (OperationCanceledException)
        {
            return null;
        }
    }

    private async Task<FlushResult?> FlushAsync(bool waitsForAgent, CancellationToken cancellationToken)
    {
        cancellationToken.ThrowIfCancellationRequested();
        OnFlushing();
        PendingFlush flush = _queue.BeginFlush(); // first: what is closed may be sent before the next line
        try
        {
            await _stripes.CloseAllAsync(cancellationToken).ConfigureAwait(false);
            _queue.EndFlushAtLast(flush);
            _sender.Pause.Restart();
            // What is dropped meanwhile may be all that it waits for.
            await Task.WhenAny(_loop.SendForAsync(flush.Completion, _ending.Token), flush.Completion).WaitAsync(cancellationToken).ConfigureAwait(false);
            if (!waitsForAgent)
            {
                await Task.WhenAny(flush.Completion, _reachability.Loss).WaitAsync(cancellationToken).ConfigureAwait(false);
                if (!flush.Completion.IsCompleted) return null;
            }

            return await flush.Completion.WaitAsync(cancellationToken).ConfigureAwait(false);
        }
        finally
        {
            _queue.EndFlush(flush);
        }
    }
}
