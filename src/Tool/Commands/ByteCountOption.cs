using System.CommandLine;
using System.Globalization;

namespace SpanPack.Tool;

/// <summary>Options whose value is a number of bytes.</summary>
internal static class ByteCountOption
{
    private static readonly (string Name, long Bytes)[] s_units =
        [("KiB", 1024), ("MiB", 1024 * 1024), ("GiB", 1024 * 1024 * 1024), ("KB", 1000), ("MB", 1_000_000), ("GB", 1_000_000_000),
            ("B", 1)];

    /// <param name="name">The option.</param>
    /// <param name="description">The description of the option.</param>
    /// <param name="max">The largest number; without it the longest array.</param>
    internal static Option<int?> Create(string name, string description, int? max = null) => new(name)
    {
        Description = description,
        HelpName = "BYTES",
        CustomParser = result =>
        {
            string text = result.Tokens[^1].Value;
            int most = max ?? Array.MaxLength;
            if (TryParse(text, out int bytes) && bytes <= most) return bytes;
            string examples = max is null ? "2000000, 500MB or 1GiB" : "200000, 500kB or 1MiB";
            result.AddError(string.Create(
                CultureInfo.InvariantCulture, $"'{text}' is not a number of bytes from 1 to {most:N0}: write {examples}"));
            return null;
        },
    };

    private static bool TryParse(string text, out int bytes)
    {
        (string unit, long factor) =
            s_units.FirstOrDefault(unit => text.EndsWith(unit.Name, StringComparison.OrdinalIgnoreCase), (string.Empty, 1));
        bytes = 0;
        if (!decimal.TryParse(text[..^unit.Length].TrimEnd(), NumberStyles.AllowDecimalPoint, CultureInfo.InvariantCulture,
            out decimal number)
            || number > Array.MaxLength)
            return false;
        decimal whole = decimal.Floor(number * factor);
        if (whole < 1 || whole > Array.MaxLength) return false;
        bytes = (int)whole;
        return true;
    }
}
