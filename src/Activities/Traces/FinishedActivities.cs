using System.Buffers;
using System.Diagnostics;

namespace SpanPack;

/// <summary>Activities of one trace that have ended, taken out of it: one, or a rented array. Whoever has it returns the array.</summary>
[DebuggerDisplay("{Count} activities")]
internal readonly struct FinishedActivities
{
    private readonly object? _activities; // Activity when Count is 1 and nothing was rented, else Activity[]

    internal FinishedActivities(Activity activity) => (_activities, Count) = (activity, 1);

    internal FinishedActivities(Activity[] rented, int count) => (_activities, Count) = (rented, count);

    internal int Count { get; }

    internal Activity this[int index] => _activities as Activity ?? ((Activity[])_activities!)[index];

    /// <summary>Returns the memory, without what was in it.</summary>
    internal void Return()
    {
        if (_activities is not Activity[] rented) return;
        rented.AsSpan(0, Count).Clear();
        ArrayPool<Activity>.Shared.Return(rented);
    }
}
