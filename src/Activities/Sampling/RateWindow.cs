using System.Diagnostics;

namespace SpanPack;

/// <summary>The number of requested and allowed traces in one second and in the one before. Safe for any number of threads.</summary>
/// <param name="start">Its start, in ticks of the clock.</param>
/// <param name="earlierAsked">The number requested in the second before.</param>
/// <param name="earlierAllowed">The number of these that was allowed.</param>
[DebuggerDisplay("{ToString(),nq}")]
internal sealed class RateWindow(long start, int earlierAsked, int earlierAllowed)
{
    private int _asked;
    private int _allowed;

    internal long Start => start;

    /// <summary>
    /// Gets the share that was allowed in both seconds together, because a second that has just started is not representative.
    /// </summary>
    internal double Rate
    {
        get
        {
            int asked = Volatile.Read(ref _asked) + earlierAsked;
            return asked == 0 ? 1 : Math.Min(1, (Volatile.Read(ref _allowed) + earlierAllowed) / (double)asked);
        }
    }

    public override string ToString() => $"{_allowed} of {_asked}, {earlierAllowed} of {earlierAsked} before";

    internal void Count(bool allowed)
    {
        Interlocked.Increment(ref _asked);
        if (allowed) Interlocked.Increment(ref _allowed);
    }

    /// <summary>Returns the next window.</summary>
    /// <param name="at">Its start.</param>
    /// <param name="isNext">Whether it starts where this one ends; otherwise nothing was requested in the second before.</param>
    internal RateWindow Next(long at, bool isNext)
        => isNext ? new RateWindow(at, Volatile.Read(ref _asked), Volatile.Read(ref _allowed)) : new RateWindow(at, 0, 0);
}
