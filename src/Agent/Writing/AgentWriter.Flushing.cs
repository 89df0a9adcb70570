namespace SpanPack;

/// <content>Immediate sending.</content>
public sealed partial class AgentWriter
{
    /// <summary>
    /// Sends the chunks written before the call, and waits for the agent for at most <see cref="AgentWriterOptions.FlushTimeout"/> (30 s).
    /// Ends pauses between attempts.
    /// </summary>
    /// <param name="cancellationToken">Cancels the wait; sending continues.</param>
    /// <returns>
    /// The outcome: sent, dropped, or still held when the time is over (<see cref="FlushResult.IsComplete"/>); sending then continues.
    /// </returns>
    /// <exception cref="OperationCanceledException">It was cancelled.</exception>
    public async Task<FlushResult> FlushAsync(CancellationToken cancellationToken = default)
    {
        cancellationToken.ThrowIfCancellationRequested();
        using var timer = new CancellationTokenSource(_options.FlushTimeout, _options.Time);
        using var limit = CancellationTokenSource.CreateLinkedTokenSource(cancellationToken, timer.Token);
        OnFlushing();
        PendingFlush flush = _queue.BeginFlush(); // first: what is closed may be sent before the next line
        try
        {
            await SendAsync(flush, limit.Token).ConfigureAwait(false);
            await flush.Completion.WaitAsync(limit.Token).ConfigureAwait(false);
            return flush.Result;
        }
        catch (OperationCanceledException) when (!cancellationToken.IsCancellationRequested)
        {
            return _queue.Read(flush);
        }
        finally
        {
            _queue.EndFlush(flush);
        }
    }

    /// <summary>
    /// Does the same as <see cref="FlushAsync(CancellationToken)"/> within a timeout. After it, sending continues. If there is no listener
    /// at the agent's address, the call returns at once.
    /// </summary>
    /// <param name="timeout">The timeout; <see cref="Timeout.InfiniteTimeSpan"/> for none while the agent is reachable.</param>
    /// <returns>The outcome; null when some chunks are still held.</returns>
    /// <exception cref="ArgumentOutOfRangeException"><paramref name="timeout"/> is negative and not infinite, or above 49 days.</exception>
    public async Task<FlushResult?> TryFlushAsync(TimeSpan timeout)
        => await FlushWithinAsync(timeout).ConfigureAwait(false) is { } flush ? flush.Result : null;

    // Null when some chunks are still held.
    private async Task<PendingFlush?> FlushWithinAsync(TimeSpan timeout)
    {
        using var limit = new CancellationTokenSource(timeout, _options.Time);
        if (limit.IsCancellationRequested) return null;
        OnFlushing();
        PendingFlush flush = _queue.BeginFlush(); // first: what is closed may be sent before the next line
        try
        {
            await SendAsync(flush, limit.Token).ConfigureAwait(false);
            await Task.WhenAny(flush.Completion, _reachability.Loss).WaitAsync(limit.Token).ConfigureAwait(false);
            return flush.Completion.IsCompleted ? flush : null;
        }
        catch (OperationCanceledException)
        {
            return null;
        }
        finally
        {
            _queue.EndFlush(flush);
        }
    }

    private async Task SendAsync(PendingFlush flush, CancellationToken cancellation)
    {
        await _stripes.CloseAllAsync(cancellation).ConfigureAwait(false);
        _queue.EndFlushAtLast(flush);
        _sender.Pause.Restart();
        // What is dropped meanwhile may be all that it waits for.
        await Task.WhenAny(_loop.SendForAsync(flush.Completion, _ending.Token), flush.Completion)
            .WaitAsync(cancellation)
            .ConfigureAwait(false);
    }
}
