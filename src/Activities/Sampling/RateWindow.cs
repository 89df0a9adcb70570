using System.Diagnostics;

namespace SpanPack;

/// <summary>How many traces asked in one second and in the one before, and how many were let through. Safe for any number of threads.</summary>
/// <param name="start">When it begins, in the ticks of the clock.</param>
/// <param name="earlierAsked">How many asked in the second before.</param>
/// <param name="earlierAllowed">How many of these were let through.</param>
[DebuggerDisplay("{ToString(),nq}")]
internal sealed class RateWindow(long start, int earlierAsked, int earlierAllowed)
{
    private int _asked;
    private int _allowed;

    internal long Start => start;

    /// <summary>The share that was let through in both seconds together: a second that has just begun says little alone.</summary>
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

    /// <summary>The window that follows.</summary>
    /// <param name="at">When it begins.</param>
    /// <param name="isNext">Whether it begins where this one ends: otherwise nothing was asked in the second before.</param>
    internal RateWindow Next(long at, bool isNext) => isNext ? new RateWindow(at, Volatile.Read(ref _asked), Volatile.Read(ref _allowed)) : new RateWindow(at, 0, 0);
}
