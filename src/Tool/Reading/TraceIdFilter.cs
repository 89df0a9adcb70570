using System.Globalization;

namespace SpanPack.Tool;

/// <summary>
/// A typed trace id: hexadecimal with 64 or 128 bits, or decimal. Text with digits only may be either, so both are searched for.
/// </summary>
internal sealed class TraceIdFilter
{
    private readonly List<UInt128> _candidates = [];

    private TraceIdFilter(string text) => Text = text;

    /// <summary>Gets the id as typed.</summary>
    internal string Text { get; }

    internal static bool TryParse(string text, out TraceIdFilter filter)
    {
        filter = new TraceIdFilter(text);
        bool isHexadecimal = text.StartsWith("0x", StringComparison.OrdinalIgnoreCase);
        string digits = isHexadecimal ? text[2..] : text;
        if (digits.Length <= 32
            && UInt128.TryParse(digits, NumberStyles.AllowHexSpecifier, CultureInfo.InvariantCulture, out UInt128 value))
            filter._candidates.Add(value);
        if (!isHexadecimal && UInt128.TryParse(digits, NumberStyles.None, CultureInfo.InvariantCulture, out value))
            filter._candidates.Add(value);
        return filter._candidates.Count > 0;
    }

    /// <summary>Compares all 128 bits, or the lower 64 if no more were given.</summary>
    internal bool Matches(UInt128 id)
    {
        foreach (UInt128 candidate in _candidates)
        {
            if (candidate == id || (candidate <= ulong.MaxValue && (ulong)candidate == (ulong)id)) return true;
        }

        return false;
    }
}
