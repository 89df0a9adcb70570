using System.Buffers;
using System.Globalization;

namespace SpanPack;

/// <summary>The characters that headers allow. .NET clients refuse to send a request whose headers have other characters.</summary>
internal static class HeaderText
{
    internal const int MaxOriginLength = 512;

    /// <summary>The number of hex digits of half a trace id, or of a span id.</summary>
    internal const int HexDigits = 16;

    private const string Digits = "0123456789abcdef";

    private static readonly SearchValues<char> s_digits = SearchValues.Create(Digits);

    internal static bool IsPrintable(ReadOnlySpan<char> text) => !text.ContainsAnyExceptInRange(' ', '~');

    /// <summary>Takes the part of a text before the next separator.</summary>
    /// <param name="rest">The text; afterwards what comes after the separator.</param>
    /// <param name="separator">The separator.</param>
    internal static ReadOnlySpan<char> NextPart(ref ReadOnlySpan<char> rest, char separator)
    {
        int end = rest.IndexOf(separator);
        ReadOnlySpan<char> part = end < 0 ? rest : rest[..end];
        rest = end < 0 ? [] : rest[(end + 1)..];
        return part;
    }

    /// <summary>Returns a valid origin: other characters become <c>_</c>; null when nothing remains.</summary>
    internal static string? ToOrigin(string? origin)
    {
        if (string.IsNullOrWhiteSpace(origin) || origin.Length > MaxOriginLength) return null;
        return IsPrintable(origin) ? origin : string.Create(origin.Length, origin, static (text, from) =>
        {
            for (int i = 0; i < text.Length; i++) text[i] = from[i] is >= ' ' and <= '~' ? from[i] : '_';
        });
    }

    /// <summary>Reads 16 hex digits in lower case.</summary>
    internal static bool TryReadHex(ReadOnlySpan<char> text, out ulong value)
    {
        bool isHex = text.Length == HexDigits && !text.ContainsAnyExcept(s_digits);
        value = isHex ? HexId.Read(text) : 0;
        return isHex;
    }

    /// <summary>Writes 16 hex digits in lower case.</summary>
    internal static void WriteHex(Span<char> text, ulong value)
    {
        text = text[..HexDigits];
        for (int i = text.Length - 1; i >= 0; i--)
        {
            text[i] = Digits[(int)value & 0xF];
            value >>= 4;
        }
    }

    /// <summary>Reads an unsigned decimal number: 20 digits suffice for every id, more are leading zeros.</summary>
    internal static bool TryReadDecimal(ReadOnlySpan<char> text, out ulong value)
        // which the framework lets pass
        => ulong.TryParse(text, NumberStyles.None, CultureInfo.InvariantCulture, out value) && text[^1] != '\0';

    internal static bool TryReadPriority(ReadOnlySpan<char> text, out SamplingPriority priority)
    {
        bool isNumber = int.TryParse(text, NumberStyles.AllowLeadingSign, CultureInfo.InvariantCulture, out int number) && text[^1] != '\0';
        priority = (SamplingPriority)number;
        return isNumber && priority != SamplingPriority.None;
    }

    internal static string ToText(SamplingPriority priority) => priority switch
    {
        SamplingPriority.UserDrop => "-1",
        SamplingPriority.AutoDrop => "0",
        SamplingPriority.AutoKeep => "1",
        SamplingPriority.UserKeep => "2",
        _ => ((int)priority).ToString(CultureInfo.InvariantCulture),
    };
}
