namespace SpanPack;

/// <summary>Text of bounded length.</summary>
internal static class CutText
{
    /// <summary>Gives as much of a text as may be, and no half of a character; empty text for null: telemetry throws nothing.</summary>
    internal static string Of(string? text, int maxChars)
        => text is null ? "" : text.Length <= maxChars ? text : text[..(char.IsHighSurrogate(text[maxChars - 1]) ? maxChars - 1 : maxChars)];

    internal static string? OrNull(string? text, int maxChars) => text is null ? null : Of(text, maxChars);
}
