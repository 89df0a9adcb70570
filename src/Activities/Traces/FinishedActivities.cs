using System.Buffers;
using System.Diagnostics;

namespace SpanPack;

/// <summary>Activities of one trace that have ended, taken out of it: one, or a rented array. Whoever has it returns the array.</summary>
[DebuggerDisplay("{Count} activities")]
internal readonly struct FinishedActivities
{
    /// <summary>How many places <see cref="HasNear"/> looks at.</summary>
    internal const int Near = 16;

    private readonly object? _activities; // EndedActivity.Item when Count is 1 and nothing was rented, else EndedActivity[]

    /// <param name="activity">The activity.</param>
    /// <param name="bytes">An estimate of the memory that it holds.</param>
    internal FinishedActivities(EndedActivity activity, int bytes) => (_activities, Count, Bytes) = (activity.Item, 1, bytes);

    /// <param name="rented">The activities.</param>
    /// <param name="count">How many these are.</param>
    /// <param name="bytes">An estimate of the memory that they hold.</param>
    internal FinishedActivities(EndedActivity[] rented, int count, int bytes) => (_activities, Count, Bytes) = (rented, count, bytes);

    internal int Count { get; }

    /// <summary>Gets an estimate of the memory that they hold, in bytes.</summary>
    internal int Bytes { get; }

    internal EndedActivity this[int index] => _activities is EndedActivity[] rented ? rented[index] : new EndedActivity(_activities!);

    /// <summary>Whether one of the next places, or the last, has an activity: parents end after their children, and the last is the root.</summary>
    /// <param name="activity">The activity.</param>
    /// <param name="after">The place after which to look.</param>
    internal bool HasNear(Activity activity, int after)
    {
        if (Count == 1) return false;
        ReadOnlySpan<EndedActivity> activities = ((EndedActivity[])_activities!).AsSpan(0, Count);
        if (activities[^1].Is(activity)) return true;
        foreach (EndedActivity other in activities[(after + 1)..Math.Min(after + 1 + Near, Count)])
        {
            if (other.Is(activity)) return true;
        }

        return false;
    }

    /// <summary>Returns the memory, without what was in it.</summary>
    internal void Return()
    {
        if (_activities is not EndedActivity[] rented) return;
        rented.AsSpan(0, Count).Clear();
        ArrayPool<EndedActivity>.Shared.Return(rented);
    }
}
