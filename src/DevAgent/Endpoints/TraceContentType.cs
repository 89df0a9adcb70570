namespace SpanPack;

/// <summary>Selects the decoder for a <c>Content-Type</c> as the agent does, by the rules of Go's <c>mime.ParseMediaType</c>.</summary>
internal static class TraceContentType
{
    internal const string MessagePack = "application/msgpack";
    internal const string Json = "application/json";

    /// <summary>
    /// Gets the media type that decides: lower case, <see cref="Json"/> for an empty, missing or malformed header and for <c>text/json</c>.
    /// </summary>
    internal static string Parse(string? header)
    {
        ReadOnlySpan<char> rest = header;
        int end = rest.IndexOf(';');
        ReadOnlySpan<char> type = (end < 0 ? rest : rest[..end]).Trim();
        if (!IsType(type) || (end >= 0 && !AreParameters(rest[end..]))) return Json;
        string name = type.ToString().ToLowerInvariant();
        return name == "text/json" ? Json : name;
    }

    private static bool IsType(ReadOnlySpan<char> type)
    {
        int slash = type.IndexOf('/');
        return slash < 0 ? IsToken(type) : IsToken(type[..slash]) && IsToken(type[(slash + 1)..]);
    }

    private static bool IsToken(ReadOnlySpan<char> text) => text.Length > 0 && TokenLength(text) == text.Length;

    private static int TokenLength(ReadOnlySpan<char> text)
    {
        int length = 0;
        while (length < text.Length && text[length] is > ' ' and <= '~' && !"()<>@,;:\\\"/[]?=".Contains(text[length])) length++;
        return length;
    }

    // Each is ; name = value, names differ, and one ; may stand at the end.
    private static bool AreParameters(ReadOnlySpan<char> rest)
    {
        var names = new HashSet<string>(StringComparer.OrdinalIgnoreCase);
        while ((rest = rest.TrimStart()).Length > 0)
        {
            if (rest[0] != ';') return false;
            rest = rest[1..].TrimStart();
            if (rest.Length == 0) return true;
            int nameLength = TokenLength(rest);
            if (nameLength == 0 || !names.Add(rest[..nameLength].ToString())) return false;
            rest = rest[nameLength..].TrimStart();
            if (rest.Length == 0 || rest[0] != '=') return false;
            rest = rest[1..].TrimStart();
            int valueLength = ValueLength(rest);
            if (valueLength == 0) return false;
            rest = rest[valueLength..];
        }

        return true;
    }

    // A token, or text between quotes with backslash escapes; 0 when it is neither.
    private static int ValueLength(ReadOnlySpan<char> text)
    {
        if (text.Length == 0 || text[0] != '"') return TokenLength(text);
        for (int i = 1; i < text.Length; i++)
        {
            if (text[i] == '"') return i + 1;
            if (text[i] == '\\') i++;
        }

        return 0;
    }
}
