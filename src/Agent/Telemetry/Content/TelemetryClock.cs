namespace SpanPack;

/// <summary>What time it is, for telemetry. Safe for use by any number of threads.</summary>
internal sealed class TelemetryClock(TimeProvider time)
{
    private readonly long _start = time.GetTimestamp();

    internal TimeProvider Provider => time;

    /// <summary>Gets the time since this was made. It never jumps.</summary>
    internal TimeSpan Elapsed => time.GetElapsedTime(_start);

    /// <summary>Gets seconds since 1970.</summary>
    internal long UnixSeconds => time.GetUtcNow().ToUnixTimeSeconds();
}
