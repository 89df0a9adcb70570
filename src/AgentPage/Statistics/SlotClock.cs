namespace SpanPack;

/// <summary>The slots of time that statistics are kept in: ten seconds each, and minutes.</summary>
internal static class SlotClock
{
    internal const int SlotMilliseconds = 10_000;
    internal const int SlotsOfMinute = 6;

    /// <summary>The longest time that is looked back.</summary>
    internal const int MaxMinutes = 15;

    internal const int Slots = MaxMinutes * SlotsOfMinute;

    /// <summary>The number of a slot since 1970.</summary>
    internal static long SlotOf(long milliseconds) => milliseconds / SlotMilliseconds;

    /// <summary>The slots of the last minutes: whole ones and the one that has begun.</summary>
    /// <param name="now">Milliseconds since 1970.</param>
    /// <param name="minutes">How many.</param>
    /// <returns>The first slot, and the one after the last.</returns>
    internal static (long First, long End) LastMinutes(long now, int minutes)
    {
        long minute = SlotOf(now) / SlotsOfMinute;
        return ((minute - minutes + 1) * SlotsOfMinute, SlotOf(now) + 1);
    }
}
