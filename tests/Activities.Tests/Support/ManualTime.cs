namespace SpanPack.Activities.Tests.Support;

/// <summary>A clock that stands until it is moved.</summary>
internal sealed class ManualTime : TimeProvider
{
    private DateTimeOffset _now = new(2026, 1, 1, 0, 0, 0, TimeSpan.Zero);

    public override long TimestampFrequency => TimeSpan.TicksPerSecond;

    public override long GetTimestamp() => _now.Ticks;

    public override DateTimeOffset GetUtcNow() => _now;

    internal void Advance(TimeSpan time) => _now += time;
}
