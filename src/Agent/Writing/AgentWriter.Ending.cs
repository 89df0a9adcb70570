using Microsoft.Extensions.Logging.Abstractions;

namespace SpanPack;

/// <content>The end: of the writer, and of the process.</content>
public sealed partial class AgentWriter
{
    // Whether telemetry would go to the agent that is lost, too.
    private bool IsTelemetryLost => _reachability.IsLost && _options.Telemetry is not ({ Client: not null } or { IsAgentless: true });

    /// <summary>
    /// Sends buffered spans for at most <see cref="AgentWriterOptions.ShutdownTimeout"/>, and ends. Later chunks are dropped. Without an
    /// agent it ends at once.
    /// </summary>
    public ValueTask DisposeAsync()
    {
        lock (_ending) _disposal ??= EndAsync();
        return new ValueTask(_disposal);
    }

    /// <summary>Does the same as <see cref="DisposeAsync"/> and waits for it.</summary>
    public void Dispose() => Task.Run(() => DisposeAsync().AsTask()).GetAwaiter().GetResult();

    private async Task EndAsync()
    {
        long began = _options.Time.GetTimestamp();
        ExitFlush.Remove(_exitFlush);
        OnFlushing();
        _stripes.TryCloseAll(forGood: true);
        await FlushIfFoundAsync(_options.ShutdownTimeout).ConfigureAwait(false);
        await _ending.CancelAsync().ConfigureAwait(false);
        await _loops.ConfigureAwait(false);
        await _loop.EndAsync().ConfigureAwait(false);
        _stripes.Abandon(); // what tags hold that block
        _queue.End();
        _log.ReportDropped(isLast: true);
        await Telemetry.EndAsync(IsTelemetryLost ? TimeSpan.Zero : Left(began, _options.ShutdownTimeout)).ConfigureAwait(false);
        _client.Dispose();
        _meter.Dispose();
    }

    // The process may go on after a signal: then telemetry is not told that it ends.
    private async Task FlushAtExitAsync(bool isLast)
    {
        long began = _options.Time.GetTimestamp();
        await FlushIfFoundAsync(_options.ExitTimeout).ConfigureAwait(false);
        if (IsTelemetryLost) return;
        TimeSpan left = Left(began, _options.ExitTimeout);
        if (isLast) await Telemetry.EndAsync(left).ConfigureAwait(false);
        else await Telemetry.FlushWithinAsync(left).ConfigureAwait(false);
    }

    private void OnFlushing()
    {
        foreach (Delegate handler in Flushing?.GetInvocationList() ?? [])
        {
            try
            {
                ((Action)handler)();
            }
            catch (Exception e)
            {
                _log.HandlerFailed(e); // it is the program's: what is held is sent all the same
            }
        }
    }

    private TimeSpan Left(long began, TimeSpan time)
        => time - _options.Time.GetElapsedTime(began) is var left && left > TimeSpan.Zero ? left : TimeSpan.Zero;

    private TelemetryClient CreateTelemetry(ProcessDescription process)
    {
        TelemetryOptions options = _options.Telemetry ?? new TelemetryOptions { Variables = _options.Variables };
        options = options with
        {
            Process = options.Process ?? process,
            Logger = options.Logger == NullLogger.Instance
            ? _options.Logger
            : options.Logger
        };
        var telemetry = new TelemetryClient(options, options.Client is null ? _client : null);
        WriterSettings.Report(telemetry, _options, options.Variables);
        return telemetry;
    }

    // Where nobody listens there is nothing to wait for, also when that shows only now.
    private Task FlushIfFoundAsync(TimeSpan time) => _reachability.IsLost ? Task.CompletedTask : FlushWithinAsync(time);
}
