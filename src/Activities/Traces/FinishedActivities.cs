using System.Buffers;
using System.Diagnostics;

namespace SpanPack;

/// <summary>Activities of one trace that have ended, taken out of it: one, or a rented array. Whoever has it returns the array.</summary>
[DebuggerDisplay("{Count} activities")]
internal readonly struct FinishedActivities
{
    /// <summary>How many places <see cref="HasNear"/> looks at.</summary>
    internal const int Near = 16;

    private readonly object? _activities; // Activity when Count is 1 and nothing was rented, else Activity[]

    internal FinishedActivities(Activity activity) => (_activities, Count) = (activity, 1);

    internal FinishedActivities(Activity[] rented, int count) => (_activities, Count) = (rented, count);

    internal int Count { get; }

    internal Activity this[int index] => _activities as Activity ?? ((Activity[])_activities!)[index];

    /// <summary>Whether one of the next places, or the last, has an activity: parents end after their children, and the last is the root.</summary>
    /// <param name="activity">The activity.</param>
    /// <param name="after">The place after which to look.</param>
    internal bool HasNear(Activity activity, int after)
    {
        if (Count == 1) return false;
        ReadOnlySpan<Activity> activities = ((Activity[])_activities!).AsSpan(0, Count);
        if (ReferenceEquals(activities[^1], activity)) return true;
        foreach (Activity other in activities[(after + 1)..Math.Min(after + 1 + Near, Count)])
        {
            if (ReferenceEquals(other, activity)) return true;
        }

        return false;
    }

    /// <summary>Returns the memory, without what was in it.</summary>
    internal void Return()
    {
        if (_activities is not Activity[] rented) return;
        rented.AsSpan(0, Count).Clear();
        ArrayPool<Activity>.Shared.Return(rented);
    }
}
