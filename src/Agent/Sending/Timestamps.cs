namespace SpanPack;

/// <summary>Future times as timestamps of a clock.</summary>
internal static class Timestamps
{
    /// <summary>Gets the timestamp after a time span.</summary>
    internal static long After(this TimeProvider clock, TimeSpan time)
        => clock.GetTimestamp() + (long)(time.TotalSeconds * clock.TimestampFrequency);

    /// <summary>Gets the time until a timestamp; 0 when it has passed.</summary>
    internal static TimeSpan Until(this TimeProvider clock, long timestamp)
        => clock.GetElapsedTime(clock.GetTimestamp(), timestamp) is var left && left > TimeSpan.Zero ? left : TimeSpan.Zero;
}
