namespace SpanPack;

/// <summary>Reads <c>k:v,k:v</c>, or <c>k:v k:v</c> where there is no comma.</summary>
internal static class TagList
{
    /// <summary>The most entries that are read.</summary>
    internal const int MaxEntries = 256;

    /// <summary>The longest accepted key in characters; the agent cuts longer ones.</summary>
    internal const int MaxKeyLength = 200;

    /// <summary>The longest accepted value in characters; the agent cuts longer ones.</summary>
    internal const int MaxValueLength = 25_000;

    /// <returns>
    /// The tags: the last value of each key, which is empty if the entry has no colon. Entries without a key and overlong entries are
    /// ignored.
    /// </returns>
    internal static Dictionary<string, string> Parse(string? text)
    {
        var tags = new Dictionary<string, string>(StringComparer.Ordinal);
        if (text is null) return tags;
        char[]? separators = text.Contains(',') ? [','] : null; // null: blanks
        string[] entries = text.Split(separators, MaxEntries + 1, StringSplitOptions.RemoveEmptyEntries | StringSplitOptions.TrimEntries);
        foreach (string entry in entries.AsSpan(0, Math.Min(entries.Length, MaxEntries))) Add(tags, entry);
        return tags;
    }

    private static void Add(Dictionary<string, string> tags, string entry)
    {
        int colon = entry.IndexOf(':');
        string key = colon < 0 ? entry : entry[..colon].TrimEnd();
        string value = colon < 0 ? "" : entry[(colon + 1)..].TrimStart();
        if (key.Length is > 0 and <= MaxKeyLength && value.Length <= MaxValueLength) tags[key] = value;
    }
}
