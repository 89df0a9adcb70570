using System.Globalization;
using System.Text;
using Microsoft.CodeAnalysis;
using SpanPack.Generators.Diagnostics;

namespace SpanPack.Generators.Parsing;

/// <summary>Rules for a text that becomes a MessagePack string.</summary>
internal static class TextRules
{
    /// <summary>Limit of str 16, in bytes.</summary>
    internal const int MaxStringBytes = ushort.MaxValue;

    /// <summary>Limit of a tag name, in bytes: the agent cuts longer ones.</summary>
    internal const int MaxTagNameBytes = 200;

    /// <summary>
    /// Returns whether a text is visible ASCII within the limit, as nearly all names are; such a text passes all other rules.
    /// </summary>
    internal static bool IsPlain(string? text, int maxBytes)
    {
        if (text is null || text.Length == 0 || text.Length > maxBytes) return false;
        foreach (char c in text)
        {
            if (c is <= ' ' or > '~') return false;
        }
        return true;
    }

    /// <summary>Checks a text that must not be empty or blank.</summary>
    /// <param name="text">The text, or null where the user wrote that.</param>
    /// <param name="subject">The subject of a message: what the text is.</param>
    /// <param name="maxBytes">The limit as UTF-8.</param>
    /// <param name="location">The location to underline.</param>
    /// <param name="diagnostics">Receives the problems.</param>
    internal static bool CheckName(string? text, string subject, int maxBytes, Location location, DiagnosticList diagnostics)
    {
        if (!string.IsNullOrWhiteSpace(text)) return CheckValue(text!, subject, maxBytes, location, diagnostics);
        diagnostics.Report(Descriptors.EmptyText, location, subject, text is null
            ? "null"
            : text.Length == 0
            ? "empty"
            : "blank", maxBytes);
        return false;
    }

    /// <summary>Checks a text that may be empty.</summary>
    internal static bool CheckValue(string text, string subject, int maxBytes, Location location, DiagnosticList diagnostics)
    {
        int surrogate = FindLoneSurrogate(text);
        if (surrogate >= 0)
        {
            string code = ((int)text[surrogate]).ToString("X4", CultureInfo.InvariantCulture);
            diagnostics.Report(Descriptors.LoneSurrogate, location, subject, code, surrogate);
            return false;
        }
        int byteCount = Encoding.UTF8.GetByteCount(text);
        if (byteCount <= maxBytes) return true;
        diagnostics.Report(Descriptors.TextTooLong, location, subject, byteCount, maxBytes);
        return false;
    }

    private static int FindLoneSurrogate(string text)
    {
        for (int i = 0; i < text.Length; i++)
        {
            if (!char.IsSurrogate(text[i])) continue;
            if (!char.IsSurrogatePair(text, i)) return i;
            i++;
        }
        return -1;
    }
}
