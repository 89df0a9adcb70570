namespace SpanPack;

/// <summary>Starts and durations of spans as signed numbers, as lists, filters and waterfalls have them.</summary>
internal static class SpanTime
{
    /// <summary>Returns a start or duration that a visitor was told.</summary>
    /// <param name="value">The number; the bits of an unsigned one where the format has these.</param>
    /// <param name="format">The format of the payload.</param>
    /// <returns>The number; 2^63-1 for a larger one, as conversions to other formats have it.</returns>
    internal static long Of(long value, TraceFormat format)
        => value < 0 && format.GetTraits().HasUnsignedNumbers ? long.MaxValue : value;
}
