namespace SpanPack;

/// <summary>The word at a position of a filter that is being typed.</summary>
/// <param name="From">The start of the word, in UTF-16 units.</param>
/// <param name="To">The end of the word.</param>
/// <param name="Key">The key of the value; null if the word is a key or a plain word.</param>
/// <param name="Written">The part of the word before the position, without quotes.</param>
internal readonly record struct FilterPlace(int From, int To, string? Key, string Written)
{
    internal static FilterPlace Of(string filter, int at)
    {
        at = Math.Clamp(at, 0, filter.Length);
        int start = 0, colon = -1, keyStart = 0;
        bool isQuoted = false;
        for (int i = 0; i < at; i++)
        {
            char sign = filter[i];
            if (sign == '\\' && i + 1 < at) i++;
            else if (sign == '"') isQuoted = !isQuoted;
            else if (!isQuoted && (char.IsWhiteSpace(sign) || sign is '(' or ')'))
                (start, colon) = (i + 1, sign == '(' && colon == i - 1 ? colon : -1);
            else if (!isQuoted && sign == ':' && colon < start) (colon, keyStart) = (i, start);
        }

        int end = EndOf(filter, at, isQuoted);
        if (colon < 0)
        {
            if (start < at && filter[start] == '-') start++;
            return new FilterPlace(start, end, null, filter[start..at]);
        }

        if (filter[keyStart] == '-') keyStart++;
        int from = Math.Max(start, colon + 1);
        return new FilterPlace(from, end, filter[keyStart..colon].Replace("\\", "", StringComparison.Ordinal),
            filter[from..at].Replace("\"", "", StringComparison.Ordinal).Replace("\\", "", StringComparison.Ordinal));
    }

    private static int EndOf(string filter, int at, bool isQuoted)
    {
        int end = at;
        while (end < filter.Length
            && (isQuoted ? filter[end] != '"' : !char.IsWhiteSpace(filter[end]) && filter[end] is not ('(' or ')' or ':')))
            end++;
        return end < filter.Length && filter[end] is ('"' or ':') ? end + 1 : end;
    }
}
