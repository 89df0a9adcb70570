namespace SpanPack;

/// <summary>The requests of a service or resource over the last minutes. One thread at a time.</summary>
internal sealed class RequestSeries
{
    private readonly int[] _requests = new int[SlotClock.Slots];
    private readonly int[] _errors = new int[SlotClock.Slots];
    private readonly DurationSketch?[] _minutes = new DurationSketch?[SlotClock.MaxMinutes];
    private long _end; // the slot after the last one that was counted in

    /// <summary>Gets the estimated memory in bytes.</summary>
    internal long Bytes => 1200 + _minutes.Sum(static minute => minute?.Bytes ?? 0);

    /// <summary>Counts a request.</summary>
    /// <param name="slot">The time slot.</param>
    /// <param name="duration">Nanoseconds.</param>
    /// <param name="isError">Whether it was an error.</param>
    internal void Add(long slot, long duration, bool isError)
    {
        Advance(slot);
        if (slot < _end - SlotClock.Slots) return;
        int place = (int)(slot % SlotClock.Slots);
        _requests[place]++;
        if (isError) _errors[place]++;
        (_minutes[place / SlotClock.SlotsOfMinute] ??= new DurationSketch()).Add(duration);
    }

    /// <summary>Sums the requests of some slots, in whole minutes except the last one.</summary>
    internal RequestSummary Sum(long first, long end)
    {
        var summary = new RequestSummary((int)(end - first));
        long from = Math.Max(first, _end - SlotClock.Slots), to = Math.Min(end, _end);
        for (long slot = from; slot < to; slot++)
        {
            int place = (int)(slot % SlotClock.Slots);
            summary.Add((int)(slot - first), _requests[place], _errors[place]);
            if ((slot == from || place % SlotClock.SlotsOfMinute == 0) && _minutes[place / SlotClock.SlotsOfMinute] is { } minute)
                summary.Durations.Add(minute);
        }

        return summary;
    }

    /// <summary>Returns whether nothing came since a slot.</summary>
    internal bool IsIdle(long first) => _end <= first;

    // Slots and minutes that were used before begin anew.
    private void Advance(long slot)
    {
        if (slot < _end) return;
        long from = Math.Max(_end, slot - SlotClock.Slots + 1);
        for (long next = from; next <= slot; next++)
        {
            int place = (int)(next % SlotClock.Slots);
            (_requests[place], _errors[place]) = (0, 0);
            if (place % SlotClock.SlotsOfMinute == 0) _minutes[place / SlotClock.SlotsOfMinute]?.Clear();
        }

        _end = slot + 1;
    }
}
