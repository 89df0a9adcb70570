namespace SpanPack;

/// <summary>The number and duration of a segment's failures at an agent that accepts connections. One thread at a time.</summary>
internal sealed class SegmentFailures
{
    /// <summary>The attempts after which a segment is given up.</summary>
    internal const int MaxCount = 10;

    /// <summary>The time after which a segment is given up. Time without an agent does not count.</summary>
    internal static readonly TimeSpan MaxTime = TimeSpan.FromSeconds(60);

    private int _count;
    private long _last; // timestamp of the clock; 0 before the first
    private long _lossesAtLast;
    private TimeSpan _time;

    /// <summary>Counts a failed attempt.</summary>
    /// <param name="time">The clock.</param>
    /// <param name="losses">
    /// How often the agent was lost so far. If the number differs between two failures, there was no agent in between.
    /// </param>
    /// <returns>Whether the segment is retried.</returns>
    internal bool Add(TimeProvider time, long losses)
    {
        if (_last != 0 && losses == _lossesAtLast) _time += time.GetElapsedTime(_last);
        (_last, _lossesAtLast) = (time.GetTimestamp(), losses);
        return ++_count < MaxCount && _time < MaxTime;
    }
}
