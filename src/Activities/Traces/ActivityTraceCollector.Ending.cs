namespace SpanPack;

/// <content>Sending of waiting activities, now or when overdue, and the end.</content>
public sealed partial class ActivityTraceCollector
{
    /// <summary>
    /// Sends all ended activities, including those of traces whose local root has not ended. Waits for the agent for at most
    /// <see cref="AgentWriterOptions.FlushTimeout"/> (30 s).
    /// </summary>
    /// <param name="cancellationToken">Cancels the wait; sending continues.</param>
    /// <returns>The outcome: sent, dropped, or still held when the time is over (<see cref="FlushResult.IsComplete"/>).</returns>
    /// <exception cref="OperationCanceledException">It was cancelled.</exception>
    public Task<FlushResult> FlushAsync(CancellationToken cancellationToken = default) => _writer.FlushAsync(cancellationToken);

    /// <summary>
    /// Stops listening, and passes ended activities to the writer. A writer of the collector is disposed of, which takes at most
    /// <see cref="AgentWriterOptions.ShutdownTimeout"/> (5 s). Disposing a share has no effect (<see cref="Share"/>).
    /// </summary>
    public async ValueTask DisposeAsync()
    {
        End();
        if (_ownsWriter) await _writer.DisposeAsync().ConfigureAwait(false);
    }

    /// <summary>Does the same as <see cref="DisposeAsync"/> and waits for it.</summary>
    public void Dispose()
    {
        End();
        if (_ownsWriter) _writer.Dispose();
    }

    /// <summary>
    /// Stops listening, and passes ended activities to the writer. Metrics can be read until it is disposed. Stopping a share has no effect
    /// (<see cref="Share"/>).
    /// </summary>
    public void Stop()
    {
        if (_isShare) return;
        StopListening();
        TraceContextSources.OfProcess.Remove(_contexts);
        LateChildren.Remove(_traces);
        _timer.Dispose();
        _gathering.SendAll();
        _writer.Flushing -= _gathering.SendAll;
    }

    /// <summary>
    /// Stops collecting activities, because another collector takes over. Spans of the program that have started are gathered and sent as
    /// before.
    /// </summary>
    internal void StopListening()
    {
        ListeningCollectors.Remove(_sources);
        _listener?.Dispose();
        if (_propagator is { } registration) DelegatingPropagator.Instance.Unregister(registration);
    }

    private void End()
    {
        Stop();
        if (!_isShare) _meter.Dispose();
    }

    private void SendOverdue()
    {
        _traces.MoveOld();
        _gathering.SendOverdue();
    }
}
