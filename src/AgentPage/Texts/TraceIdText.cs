using System.Globalization;

namespace SpanPack;

/// <summary>Trace ids in addresses.</summary>
internal static class TraceIdText
{
    private const int HalfDigits = 16;
    private const int Digits = 32;

    /// <summary>Reads the lower half of an id of 16 or 32 hexadecimal digits.</summary>
    internal static bool TryParseLower(ReadOnlySpan<char> text, out ulong lower)
    {
        lower = 0;
        if (text.Length is not (HalfDigits or Digits)) return false;
        foreach (char digit in text)
        {
            if (!char.IsAsciiHexDigit(digit)) return false;
        }

        return ulong.TryParse(text[^HalfDigits..], NumberStyles.AllowHexSpecifier, CultureInfo.InvariantCulture, out lower);
    }

    internal static string Of(ulong upper, ulong lower) => string.Create(CultureInfo.InvariantCulture, $"{upper:x16}{lower:x16}");

    internal static string Of(UInt128 id) => Of((ulong)(id >> 64), (ulong)id);
}
