namespace SpanPack;

/// <summary>The time slots of statistics: ten seconds each, and minutes.</summary>
internal static class SlotClock
{
    internal const int SlotMilliseconds = 10_000;
    internal const int SlotsOfMinute = 6;

    /// <summary>The longest time of statistics in minutes.</summary>
    internal const int MaxMinutes = 15;

    internal const int Slots = MaxMinutes * SlotsOfMinute;

    /// <summary>Returns the number of a slot since 1970.</summary>
    internal static long SlotOf(long milliseconds) => milliseconds / SlotMilliseconds;

    /// <summary>Returns the slots of the last minutes: whole ones and the current one.</summary>
    /// <param name="now">Milliseconds since 1970.</param>
    /// <param name="minutes">The number of minutes.</param>
    /// <returns>The first slot, and the one after the last.</returns>
    internal static (long First, long End) LastMinutes(long now, int minutes)
    {
        long minute = SlotOf(now) / SlotsOfMinute;
        return ((minute - minutes + 1) * SlotsOfMinute, SlotOf(now) + 1);
    }
}
