using System.Buffers;
using System.Diagnostics;

namespace SpanPack;

/// <summary>Activities of one trace that have ended, taken out of it: one, or a rented array. Whoever has it returns the array.</summary>
[DebuggerDisplay("{Count} activities")]
internal readonly struct FinishedActivities
{
    /// <summary>How many places <see cref="FindNear"/> looks at.</summary>
    internal const int Near = 16;

    private readonly object? _activities; // EndedActivity.Item when Count is 1 and nothing was rented, else EndedActivity[]

    /// <param name="activity">The activity.</param>
    internal FinishedActivities(EndedActivity activity) => (_activities, Count) = (activity.Item, 1);

    /// <param name="rented">The activities.</param>
    /// <param name="count">How many these are.</param>
    /// <param name="entered">What <see cref="TakenChunks"/> has said of them; <see cref="TakenChunks.None"/> for nothing.</param>
    internal FinishedActivities(EndedActivity[] rented, int count, int entered = TakenChunks.None)
        => (_activities, Count, Entered) = (rented, count, entered);

    internal int Count { get; }

    /// <summary>Gets what <see cref="TakenChunks"/> is to be told when they are written.</summary>
    internal int Entered { get; }

    internal EndedActivity this[int index] => _activities is EndedActivity[] rented ? rented[index] : new EndedActivity(_activities!);

    /// <summary>Finds an activity in the next places or in the last one: parents end after their children, and the last is the root.</summary>
    /// <param name="activity">The activity.</param>
    /// <param name="after">The place after which to look.</param>
    /// <returns>Its place; -1 where it is not near.</returns>
    internal int FindNear(Activity activity, int after)
    {
        if (Count == 1) return -1;
        ReadOnlySpan<EndedActivity> activities = ((EndedActivity[])_activities!).AsSpan(0, Count);
        if (activities[^1].Is(activity)) return Count - 1;
        int end = Math.Min(after + 1 + Near, Count);
        for (int i = after + 1; i < end; i++)
        {
            if (activities[i].Is(activity)) return i;
        }

        return -1;
    }

    /// <summary>Returns the memory, without what was in it.</summary>
    internal void Return()
    {
        if (_activities is not EndedActivity[] rented) return;
        rented.AsSpan(0, Count).Clear();
        ArrayPool<EndedActivity>.Shared.Return(rented);
    }
}
