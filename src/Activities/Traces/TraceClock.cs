using System.Diagnostics;

namespace SpanPack;

/// <summary>The clock of waiting traces, in milliseconds from an arbitrary time. Safe for use by any number of threads.</summary>
[DebuggerDisplay("{Now} ms")]
internal sealed class TraceClock(TimeProvider time)
{
    private readonly bool _isSystem = time == TimeProvider.System;

    /// <summary>Gets the time. The system's is read in a nanosecond, a timestamp in twenty, and every trace needs it.</summary>
    internal long Now => _isSystem ? Environment.TickCount64 : (long)time.GetElapsedTime(0, time.GetTimestamp()).TotalMilliseconds;
}
