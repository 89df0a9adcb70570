using System.Globalization;

namespace SpanPack.Tool;

/// <summary>Parses numbers of bytes: <c>1048576</c>, <c>500MB</c>, <c>1GiB</c>.</summary>
internal static class ByteAmount
{
    private static readonly (string Name, long Bytes)[] s_units =
    [
        ("KiB", 1L << 10), ("MiB", 1L << 20), ("GiB", 1L << 30), ("TiB", 1L << 40),
        ("kB", 1_000), ("MB", 1_000_000), ("GB", 1_000_000_000), ("TB", 1_000_000_000_000), ("B", 1), (string.Empty, 1),
    ];

    /// <summary>Reads a whole number with or without a unit, case-insensitive.</summary>
    internal static bool TryParse(string text, out long bytes)
    {
        bytes = 0;
        (string name, long unit) = s_units.First(unit => text.EndsWith(unit.Name, StringComparison.OrdinalIgnoreCase));
        ReadOnlySpan<char> digits = text.AsSpan(0, text.Length - name.Length).TrimEnd();
        if (!long.TryParse(digits, NumberStyles.None, CultureInfo.InvariantCulture, out long number) || number > long.MaxValue / unit)
            return false;
        bytes = number * unit;
        return true;
    }
}
