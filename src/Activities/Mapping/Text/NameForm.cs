using System.Text;

namespace SpanPack;

/// <summary>
/// Normalizes names of operations as the agent does: ASCII letters and digits, dots, single underscores. Source: the agent's normalization
/// of names.
/// </summary>
internal static class NameForm
{
    /// <summary>The replacement of a name of which nothing remains.</summary>
    internal const string Unnamed = "unnamed_operation";

    private const int MaxBytes = 100;

    /// <summary>Normalizes a text; the same object if it is normalized already.</summary>
    internal static string Of(string text)
    {
        string cut = Utf8Cut.Of(text, MaxBytes);
        if (HasForm(cut)) return cut;
        var result = new StringBuilder(cut.Length);
        int start = 0;
        while (start < cut.Length && !char.IsAsciiLetter(cut[start])) start++;
        foreach (char c in cut.AsSpan(start)) Append(result, c);
        if (result.Length > 0 && result[^1] == '_') result.Length--;
        return result.Length == 0 ? Unnamed : result.ToString();
    }

    private static void Append(StringBuilder result, char c)
    {
        if (char.IsAsciiLetterOrDigit(c))
        {
            result.Append(c);
        }
        else if (c == '.')
        {
            if (result.Length > 0 && result[^1] == '_') result[^1] = '.';
            else result.Append('.');
        }
        else if (result.Length > 0 && result[^1] is not ('.' or '_'))
        {
            result.Append('_');
        }
    }

    // Such a name stays as it is, also where building it anew would not give it.
    private static bool HasForm(string text)
    {
        if (text.Length == 0 || !char.IsAsciiLetter(text[0]) || text[^1] == '_') return false;
        char last = '.';
        foreach (char c in text)
        {
            if (!char.IsAsciiLetterOrDigit(c) && c is not ('.' or '_')) return false;
            if (last == '_' && !char.IsAsciiLetterOrDigit(c)) return false;
            last = c;
        }

        return true;
    }
}
