namespace SpanPack;

/// <summary>Texts of payloads for lists: decoded as the agent does, and cut.</summary>
internal static class ListText
{
    /// <summary>The maximum length of a text in a list, in UTF-16 units.</summary>
    internal const int MaxUnits = 500;

    /// <summary>The maximum length of a text in details, in UTF-16 units.</summary>
    internal const int MaxDetailUnits = 1_000_000;

    private const string Ellipsis = "…";
    private const int MaxBytesOfUnit = 3; // of UTF-8

    /// <summary>Decodes a text, and cuts it.</summary>
    internal static string Of(ReadOnlySpan<byte> utf8)
    {
        if (utf8.IsEmpty) return string.Empty;
        const int MaxBytes = (MaxUnits + 1) * MaxBytesOfUnit;
        return Cut(Utf8Text.Decode(utf8.Length > MaxBytes ? utf8[..MaxBytes] : utf8));
    }

    /// <summary>Cuts a text between two characters.</summary>
    internal static string Cut(string text, int maxUnits = MaxUnits)
    {
        if (text.Length <= maxUnits) return text;
        int kept = maxUnits - Ellipsis.Length;
        if (char.IsHighSurrogate(text[kept - 1])) kept--;
        return string.Concat(text.AsSpan(0, kept), Ellipsis);
    }
}
