using System.Text;

namespace SpanPack.Tool.Validate;

/// <summary>What the agent makes of the name of a span: ASCII letters, digits, <c>_</c> and <c>.</c>, from the first letter on.</summary>
internal static class NameNormalization
{
    internal const int MaxBytes = 100;

    /// <returns>What the agent keeps; null when there is no letter, and it takes <c>unnamed_operation</c>.</returns>
    internal static string? Normalize(string name)
    {
        string text = Utf8Length.Cut(name, MaxBytes);
        int start = text.AsSpan().IndexOfAnyInRange('a', 'z');
        int upper = text.AsSpan().IndexOfAnyInRange('A', 'Z');
        if (start < 0 || (upper >= 0 && upper < start)) start = upper;
        if (start < 0) return null;

        var result = new StringBuilder(text.Length);
        foreach (Rune rune in text.AsSpan(start).EnumerateRunes())
        {
            char c = rune.IsAscii ? (char)rune.Value : '_';
            if (char.IsAsciiLetterOrDigit(c)) result.Append(c);
            else if (c == '.' && result[^1] == '_') result[^1] = '.';
            else if (c == '.') result.Append('.');
            else if (result[^1] != '_' && (result[^1] != '.' || rune.Value == '_')) result.Append('_');
        }

        if (result[^1] == '_') result.Length--;
        return result.ToString();
    }
}
