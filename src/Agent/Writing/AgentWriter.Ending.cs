namespace SpanPack;

/// <content>The end: of the writer, and of the process.</content>
public sealed partial class AgentWriter
{
    /// <summary>Sends what is held, for <see cref="AgentWriterOptions.ShutdownTimeout"/> at most, and ends. What is written later is dropped. Without an agent it ends at once.</summary>
    public ValueTask DisposeAsync()
    {
        lock (_ending) _disposal ??= EndAsync();
        return new ValueTask(_disposal);
    }

    /// <summary>As <see cref="DisposeAsync"/>, and waits for it.</summary>
    public void Dispose() => Task.Run(() => DisposeAsync().AsTask()).GetAwaiter().GetResult();

    private async Task EndAsync()
    {
        ExitFlush.Remove(_exitFlush);
        _stripes.CloseAll(forGood: true);
        await FlushWithinAsync(_options.ShutdownTimeout).ConfigureAwait(false);
        await _ending.CancelAsync().ConfigureAwait(false);
        await _loops.ConfigureAwait(false);
        await _loop.EndAsync().ConfigureAwait(false);
        while (_queue.TryDropOldest(DropReason.Shutdown)) { }
        _client.Dispose();
        _meter.Dispose();
    }

    private Task FlushAtExitAsync() => FlushWithinAsync(_options.ExitTimeout);

    // Where nobody listens there is nothing to wait for, also when that shows only now.
    private async Task FlushWithinAsync(TimeSpan time)
    {
        if (_reachability.IsLost) return;
        using var limit = new CancellationTokenSource(time);
        Task<FlushResult> flush = FlushAsync(limit.Token);
        await Task.WhenAny(flush, _reachability.Loss).ConfigureAwait(false);
        await limit.CancelAsync().ConfigureAwait(false);
        await ((Task)flush).ConfigureAwait(ConfigureAwaitOptions.SuppressThrowing);
    }
}
