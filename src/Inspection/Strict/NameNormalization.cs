using System.Text;

namespace SpanPack;

/// <summary>The agent's normalization of span names: ASCII letters, digits, <c>_</c> and <c>.</c>, from the first letter on.</summary>
internal static class NameNormalization
{
    internal const int MaxBytes = 100;

    /// <returns>The normalized name; null without any letter, where the agent uses <c>unnamed_operation</c>.</returns>
    internal static string? Normalize(string name)
    {
        string text = Utf8Length.Cut(name, MaxBytes);
        int start = text.AsSpan().IndexOfAnyInRange('a', 'z');
        int upper = text.AsSpan().IndexOfAnyInRange('A', 'Z');
        if (start < 0 || (upper >= 0 && upper < start)) start = upper;
        if (start < 0) return null;

        if (IsNormal(text.AsSpan(start))) return text[^1] == '_' ? text[start..^1] : text[start..];
        var result = new StringBuilder(text.Length);
        foreach (Rune rune in text.AsSpan(start).EnumerateRunes())
        {
            char c = rune.IsAscii ? (char)rune.Value : '_';
            if (char.IsAsciiLetterOrDigit(c)) result.Append(c);
            else if (c == '.' && result[^1] == '_') result[^1] = '.';
            else if (c == '.') result.Append('.');
            else if (result[^1] is not ('_' or '.')) result.Append('_');
        }

        if (result[^1] == '_') result.Length--;
        return result.ToString();
    }

    // Left as it is, even a '_' after a '.', which goes when anything else is wrong.
    private static bool IsNormal(ReadOnlySpan<char> text)
    {
        for (int i = 0; i < text.Length; i++)
        {
            if (!char.IsAsciiLetterOrDigit(text[i]) && text[i] is not ('_' or '.')) return false;
            if (i > 0 && text[i - 1] == '_' && text[i] is ('_' or '.')) return false;
        }

        return true;
    }
}
