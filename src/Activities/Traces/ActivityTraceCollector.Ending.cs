namespace SpanPack;

/// <content>Sending what waits, now or because it is overdue, and the end.</content>
public sealed partial class ActivityTraceCollector
{
    /// <summary>Sends all that has ended, also of traces whose local root has not, and waits for the agent, for <see cref="AgentWriterOptions.FlushTimeout"/> (30 s) at most.</summary>
    /// <param name="cancellationToken">Ends waiting; sending goes on.</param>
    /// <returns>What became of it: sent or dropped, or still held when the time is over (<see cref="FlushResult.IsComplete"/>).</returns>
    /// <exception cref="OperationCanceledException">It was cancelled.</exception>
    public Task<FlushResult> FlushAsync(CancellationToken cancellationToken = default) => _writer.FlushAsync(cancellationToken);

    /// <summary>Ends listening, and gives what has ended to the writer. A writer of its own is disposed of, which takes <see cref="AgentWriterOptions.ShutdownTimeout"/> (5 s) at most. A share ends nothing (<see cref="Share"/>).</summary>
    public async ValueTask DisposeAsync()
    {
        End();
        if (_ownsWriter) await _writer.DisposeAsync().ConfigureAwait(false);
    }

    /// <summary>As <see cref="DisposeAsync"/>, and waits for it.</summary>
    public void Dispose()
    {
        End();
        if (_ownsWriter) _writer.Dispose();
    }

    /// <summary>Ends listening, and gives what has ended to the writer. Metrics can be read until it is disposed. A share ends nothing (<see cref="Share"/>).</summary>
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

    /// <summary>Collects no more activities, for another collector that takes over. Spans of the program that have begun are gathered and sent as before.</summary>
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
