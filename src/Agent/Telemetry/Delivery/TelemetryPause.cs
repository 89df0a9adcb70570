namespace SpanPack;

/// <summary>
/// The pause before the next body: random within a delay that doubles from 1 s to 5 minutes with each failure. One thread at a time.
/// </summary>
internal sealed class TelemetryPause(TelemetryClock clock)
{
    private readonly Backoff _backoff = new(TimeSpan.FromSeconds(1), TimeSpan.FromMinutes(5));
    private TimeSpan _until;

    /// <summary>Gets the remaining pause.</summary>
    internal TimeSpan Remaining => _until - clock.Elapsed is var left && left > TimeSpan.Zero ? left : TimeSpan.Zero;

    internal void AfterFailure() => _until = clock.Elapsed + _backoff.NextWithJitter();

    /// <summary>Records that a body was accepted.</summary>
    internal void AfterSuccess()
    {
        _backoff.Reset();
        _until = default;
    }

    /// <summary>Ends the pause at the request of a caller.</summary>
    internal void End() => _until = default;
}
