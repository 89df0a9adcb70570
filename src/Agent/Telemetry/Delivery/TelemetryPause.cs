namespace SpanPack;

/// <summary>When the next body may go: later after each failure, by chance within a delay that doubles from 1 s to 5 minutes. One thread at a time.</summary>
internal sealed class TelemetryPause(TelemetryClock clock)
{
    private readonly Backoff _backoff = new(TimeSpan.FromSeconds(1), TimeSpan.FromMinutes(5));
    private TimeSpan _until;

    /// <summary>Gets what is left of the pause.</summary>
    internal TimeSpan Remaining => _until - clock.Elapsed is var left && left > TimeSpan.Zero ? left : TimeSpan.Zero;

    internal void AfterFailure() => _until = clock.Elapsed + _backoff.NextWithJitter();

    /// <summary>Something was taken.</summary>
    internal void AfterSuccess()
    {
        _backoff.Reset();
        _until = default;
    }

    /// <summary>Somebody does not want to wait.</summary>
    internal void End() => _until = default;
}
