using System.Diagnostics;

namespace SpanPack;

/// <summary>Times of spans: the system clock, and timestamps of a monotonic one. Safe for any number of threads.</summary>
[DebuggerDisplay("{Now}")]
internal sealed class SpanClock(TimeProvider time)
{
    private const long NanosecondsPerSecond = 1_000_000_000;
    private const long MaxTicks = long.MaxValue / TimeSpan.NanosecondsPerTick;

    private readonly long _frequency = time.TimestampFrequency;

    /// <summary>Gets the time by the system clock.</summary>
    internal DateTimeOffset Now => time.GetUtcNow();

    /// <summary>Gets a timestamp; never 0.</summary>
    internal long Timestamp => Math.Max(1, time.GetTimestamp());

    /// <summary>Gets the time between two timestamps in nanoseconds; 0 if the second is before the first.</summary>
    internal long Between(long from, long to)
    {
        long passed = Math.Max(0, to - from);
        return _frequency == NanosecondsPerSecond ? passed : (long)(passed * ((double)NanosecondsPerSecond / _frequency));
    }

    /// <summary>Gets the time from a start to an end in nanoseconds; 0 if the end is before the start.</summary>
    internal static long Between(long start, DateTimeOffset end) => Math.Max(0, ToNanoseconds(end) - start);

    /// <summary>Gets a time in nanoseconds since the Unix epoch, limited to the years 1677 to 2262.</summary>
    internal static long ToNanoseconds(DateTimeOffset time)
    {
        long ticks = (time - DateTimeOffset.UnixEpoch).Ticks;
        return Math.Clamp(ticks, -MaxTicks, MaxTicks) * TimeSpan.NanosecondsPerTick;
    }
}
