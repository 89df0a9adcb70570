using System.Globalization;
using System.Text;

namespace SpanPack.Generators.Emitting;

/// <summary>User text in generated comments and literals: invisible characters and line ends are escaped.</summary>
internal static class DisplayText
{
    private const int MaxLength = 200; // a comment names a text; it need not repeat 65,535 bytes

    /// <summary>Text for a <c>//</c> comment.</summary>
    internal static string ForComment(string text)
    {
        var result = new StringBuilder();
        int length = Math.Min(text.Length, MaxLength);
        for (int i = 0; i < length; i++) AppendVisible(result, text, i);
        return (text.Length > MaxLength ? result.Append("...") : result).ToString();
    }

    /// <summary>Text for an XML documentation comment.</summary>
    internal static string ForXml(string text) => ForComment(text).Replace("&", "&amp;").Replace("<", "&lt;").Replace(">", "&gt;");

    /// <summary>Returns a quoted C# string literal.</summary>
    internal static string ForLiteral(string text)
    {
        var result = new StringBuilder("\"");
        for (int i = 0; i < text.Length; i++)
        {
            if (text[i] is '"' or '\\') result.Append('\\').Append(text[i]);
            else AppendVisible(result, text, i);
        }
        return result.Append('"').ToString();
    }

    private static void AppendVisible(StringBuilder result, string text, int index)
    {
        char c = text[index];
        bool isHalfPair = char.IsSurrogate(c)
            && !char.IsSurrogatePair(text, index)
            && !(index > 0 && char.IsSurrogatePair(text, index - 1));
        if (isHalfPair || IsInvisible(c)) result.Append("\\u").Append(((int)c).ToString("X4", CultureInfo.InvariantCulture));
        else result.Append(c);
    }

    // Ranges and not Unicode categories: those differ between the runtimes that host the compiler.
    private static bool IsInvisible(char c) => c
        is < ' ' or (>= '\u007F' and <= '\u00A0') or '\u00AD' or '\u061C' or '\u180E'
        or (>= '\u2000' and <= '\u200F') or (>= '\u2028' and <= '\u202F') or (>= '\u205F' and <= '\u206F')
        or '\u3000' or (>= '\uE000' and <= '\uF8FF') or '\uFEFF' or >= '\uFFF0' or '\uDB40';
}
