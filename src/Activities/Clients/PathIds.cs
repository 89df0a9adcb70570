using System.Text;

namespace SpanPack;

/// <summary>
/// Paths of URLs with ids replaced by <c>?</c>, so that requests for different things are one resource. Source: the rules of Datadog's
/// tracer for .NET.
/// </summary>
internal static class PathIds
{
    private const int MinHex = 16; // shorter ones are words, such as "cafe"

    /// <summary>
    /// Appends a path. Digits, commas and hyphens with a digit among them are an id, and so are 16 or more hexadecimal digits; an extension
    /// is kept.
    /// </summary>
    internal static void Append(StringBuilder text, ReadOnlySpan<char> path)
    {
        while (true)
        {
            int slash = path.IndexOf('/');
            ReadOnlySpan<char> segment = slash < 0 ? path : path[..slash];
            int dot = slash < 0 ? segment.LastIndexOf('.') : -1;
            ReadOnlySpan<char> name = dot > 0 ? segment[..dot] : segment;
            if (IsId(name)) text.Append('?');
            else text.Append(name);
            text.Append(segment[name.Length..]);
            if (slash < 0) return;
            text.Append('/');
            path = path[(slash + 1)..];
        }
    }

    /// <summary>Replaces the ids of a path.</summary>
    internal static string Hide(string path)
    {
        var text = new StringBuilder(path.Length);
        Append(text, path);
        return text.ToString();
    }

    private static bool IsId(ReadOnlySpan<char> segment)
    {
        (bool hasDigit, bool hasHex, bool hasComma) = (false, false, false);
        foreach (char c in segment)
        {
            if (char.IsAsciiDigit(c)) hasDigit = true;
            else if (char.IsAsciiHexDigit(c) && segment.Length >= MinHex) hasHex = true;
            else if (c == ',') hasComma = true;
            else if (c != '-') return false;
        }

        return hasDigit && !(hasComma && hasHex);
    }
}
