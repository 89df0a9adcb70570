namespace SpanPack;

/// <summary>The time for telemetry. Safe for use by any number of threads.</summary>
/// <remarks>While the program's clock throws, the time stands still.</remarks>
internal sealed class TelemetryClock(TimeProvider time)
{
    private readonly long _start = time.GetTimestamp();
    private long _elapsed; // ticks, when it was asked last

    /// <summary>Gets the time since the clock was created. It is monotonic.</summary>
    internal TimeSpan Elapsed
    {
        get
        {
            try
            {
                TimeSpan elapsed = time.GetElapsedTime(_start);
                Volatile.Write(ref _elapsed, elapsed.Ticks);
                return elapsed;
            }
            catch (Exception)
            {
                return TimeSpan.FromTicks(Volatile.Read(ref _elapsed));
            }
        }
    }

    /// <summary>Gets seconds since 1970.</summary>
    internal long UnixSeconds
    {
        get
        {
            try
            {
                return time.GetUtcNow().ToUnixTimeSeconds();
            }
            catch (Exception)
            {
                return DateTimeOffset.UtcNow.ToUnixTimeSeconds(); // who reports is the program
            }
        }
    }
}
