using System.Diagnostics;

namespace SpanPack;

/// <summary>The time of traces that wait, in milliseconds from any moment. Safe for use by any number of threads.</summary>
[DebuggerDisplay("{Now} ms")]
internal sealed class TraceClock(TimeProvider time)
{
    private readonly bool _isSystem = time == TimeProvider.System;

    /// <summary>Gets the time. That of the system is read in a nanosecond, a timestamp in twenty: it is asked for each trace.</summary>
    internal long Now => _isSystem ? Environment.TickCount64 : (long)time.GetElapsedTime(0, time.GetTimestamp()).TotalMilliseconds;
}
