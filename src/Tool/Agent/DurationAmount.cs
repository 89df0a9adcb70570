using System.Globalization;

namespace SpanPack.Tool;

/// <summary>Parses durations: <c>200ms</c>, <c>2s</c>, <c>5m</c>.</summary>
internal static class DurationAmount
{
    private static readonly (string Name, int Milliseconds)[] s_units = [("ms", 1), ("s", 1000), ("m", 60_000)];
    private static readonly TimeSpan s_longest = TimeSpan.FromHours(1);

    /// <summary>Reads a whole number with a unit; null for other text and for more than an hour.</summary>
    internal static TimeSpan? Parse(string text)
    {
        (string? name, int milliseconds) = s_units.FirstOrDefault(unit => text.EndsWith(unit.Name, StringComparison.Ordinal));
        if (name is null
            || !int.TryParse(text.AsSpan(0, text.Length - name.Length), NumberStyles.None, CultureInfo.InvariantCulture, out int number))
            return null;
        TimeSpan duration = TimeSpan.FromMilliseconds((double)number * milliseconds);
        return duration <= s_longest ? duration : null;
    }
}
