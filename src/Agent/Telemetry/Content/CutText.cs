namespace SpanPack;

/// <summary>Text of bounded length.</summary>
internal static class CutText
{
    /// <summary>Cuts a text without splitting a character; empty text for null. Never throws.</summary>
    internal static string Of(string? text, int maxChars)
        => text is null
            ? ""
            : text.Length <= maxChars
            ? text
            : text[..(char.IsHighSurrogate(text[maxChars - 1]) ? maxChars - 1 : maxChars)];

    internal static string? OrNull(string? text, int maxChars) => text is null ? null : Of(text, maxChars);
}
