using System.Buffers;
using System.Diagnostics;

namespace SpanPack;

/// <summary>Ended activities that were taken out of one trace: one, or a rented array, which the owner returns.</summary>
[DebuggerDisplay("{Count} activities")]
internal readonly struct FinishedActivities
{
    /// <summary>The number of entries that <see cref="FindNear"/> checks.</summary>
    internal const int Near = 16;

    private readonly object? _activities; // EndedActivity.Item when Count is 1 and nothing was rented, else EndedActivity[]

    /// <param name="activity">The activity.</param>
    internal FinishedActivities(EndedActivity activity) => (_activities, Count) = (activity.Item, 1);

    /// <param name="rented">The activities.</param>
    /// <param name="count">Their number.</param>
    /// <param name="entered">The result of <see cref="TakenChunks"/> for them; <see cref="TakenChunks.None"/> for none.</param>
    internal FinishedActivities(EndedActivity[] rented, int count, int entered = TakenChunks.None)
        => (_activities, Count, Entered) = (rented, count, entered);

    internal int Count { get; }

    /// <summary>Gets the value to pass to <see cref="TakenChunks"/> when they are written.</summary>
    internal int Entered { get; }

    internal EndedActivity this[int index] => _activities is EndedActivity[] rented ? rented[index] : new EndedActivity(_activities!);

    /// <summary>
    /// Finds an activity in the next entries or in the last one: parents end after their children, and the last is the root.
    /// </summary>
    /// <param name="activity">The activity.</param>
    /// <param name="after">The index after which to search.</param>
    /// <returns>Its index; -1 if it is not near.</returns>
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

    /// <summary>Returns the memory, without its references.</summary>
    internal void Return()
    {
        if (_activities is not EndedActivity[] rented) return;
        rented.AsSpan(0, Count).Clear();
        ArrayPool<EndedActivity>.Shared.Return(rented);
    }
}
