using System.Globalization;

namespace SpanPack;

/// <summary>Durations for display.</summary>
internal static class DurationText
{
    /// <summary>
    /// Formats nanoseconds with three digits and a suitable unit: <c>850 ns</c>, <c>1.52 ms</c>, <c>42.0 s</c>, <c>2m 05s</c>, <c>3h
    /// 20m</c>, <c>12d 04h</c>.
    /// </summary>
    /// <param name="nanoseconds">The duration; a negative one, which is an error of its source, is shown as such.</param>
    /// <param name="micro">The unit of microseconds.</param>
    internal static string Format(Int128 nanoseconds, string micro)
    {
        if (nanoseconds < 0) return "-" + Format(-nanoseconds, micro);
        if (nanoseconds < 1000) return $"{nanoseconds} ns";
        if (nanoseconds < 999_500) return Scale(nanoseconds, 1_000, micro);
        if (nanoseconds < 999_500_000) return Scale(nanoseconds, 1_000_000, "ms");
        if (nanoseconds < 59_950_000_000) return Scale(nanoseconds, 1_000_000_000, "s");

        Int128 seconds = (nanoseconds + 500_000_000) / 1_000_000_000;
        if (seconds < 3600) return $"{seconds / 60}m {(int)(seconds % 60):00}s";
        if (seconds < 86_400) return $"{seconds / 3600}h {(int)(seconds / 60 % 60):00}m";
        return $"{seconds / 86_400}d {(int)(seconds / 3600 % 24):00}h";
    }

    // The limits above are where rounding would give a fourth digit.
    private static string Scale(Int128 nanoseconds, double unit, string name)
    {
        double value = (double)nanoseconds / unit;
        string format = value < 9.995 ? "0.00" : value < 99.95 ? "0.0" : "0";
        return $"{value.ToString(format, CultureInfo.InvariantCulture)} {name}";
    }
}
