using System.Globalization;
using System.Text;

namespace SpanPack;

/// <summary>One condition of a filter: its field, and the pattern or range that fits.</summary>
/// <param name="Target">The field.</param>
/// <param name="Key">The name of the tag, without <c>@</c>, as UTF-8.</param>
/// <param name="Pattern">The text that fits; null with a range.</param>
/// <param name="Range">The numbers that fit.</param>
internal sealed record FilterCondition(FilterTarget Target, byte[] Key, TextPattern? Pattern, NumberRange? Range)
{
    private const int StackChars = 512;

    private readonly string _text = Pattern is null ? string.Empty : Encoding.UTF8.GetString(Pattern.Utf8);

    /// <summary>Gets whether every present value fits.</summary>
    internal bool IsAny => Pattern is { IsAny: true };

    internal bool Fits(ReadOnlySpan<byte> text) => Pattern?.Fits(text) ?? Range!.Value.Has(text);

    internal bool Fits(double number) => Range is { } range ? range.Has(number) : IsAny || FitsDigits(number);

    internal bool Fits(long number) => Range is { } range ? range.Has(number) : IsAny || FitsDigits(number);

    internal bool Fits(bool value) => Pattern is not null && Pattern.Fits(value ? "true"u8 : "false"u8);

    /// <summary>Returns whether the text of a field fits: the field of the condition, or one that is searched.</summary>
    internal bool Fits(FilterTarget target, ReadOnlySpan<byte> text)
        => Target == target ? Fits(text) : Target == FilterTarget.Text && target != FilterTarget.Type && IsIn(text);

    /// <summary>Returns whether the text of a tag fits.</summary>
    internal bool FitsTag(ReadOnlySpan<byte> key, ReadOnlySpan<byte> text)
        => Target == FilterTarget.Tag && key.SequenceEqual(Key) && Fits(text);

    /// <summary>Returns whether the condition means an id, as decimal number or as hexadecimal digits.</summary>
    internal bool FitsId(ulong id) => Range is { } range ? range.Has(id) : FitsDigits(id) || FitsDigits(id, "x16");

    /// <summary>Returns whether the condition means a trace, by the lower half of its id or all of it.</summary>
    internal bool FitsTraceId(ulong upper, ulong lower)
    {
        if (FitsId(lower)) return true;
        Span<byte> text = stackalloc byte[32];
        return Pattern is not null && upper.TryFormat(text, out int half, "x16", CultureInfo.InvariantCulture)
            && lower.TryFormat(text[half..], out int rest, "x16", CultureInfo.InvariantCulture) && Pattern.Fits(text[..(half + rest)]);
    }

    /// <summary>Returns whether a text contains the text of the condition, ignoring case.</summary>
    internal bool IsIn(ReadOnlySpan<byte> text)
    {
        if (Pattern!.HasWild) return Pattern.Fits(text);
        if (text.Length < Pattern.Utf8.Length && Ascii.IsValid(Pattern.Utf8)) return false;
        if (text.Length > StackChars) return Encoding.UTF8.GetString(text).Contains(_text, StringComparison.OrdinalIgnoreCase);
        Span<char> chars = stackalloc char[StackChars];
        return ((ReadOnlySpan<char>)chars[..Encoding.UTF8.GetChars(text, chars)]).Contains(_text, StringComparison.OrdinalIgnoreCase);
    }

    private bool FitsDigits<T>(T number, ReadOnlySpan<char> format = default)
        where T : IUtf8SpanFormattable
    {
        Span<byte> text = stackalloc byte[32];
        return number.TryFormat(text, out int length, format, CultureInfo.InvariantCulture) && Pattern!.Fits(text[..length]);
    }
}
