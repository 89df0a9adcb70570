namespace SpanPack;

/// <summary>The header <c>x-datadog-tags</c>: <c>_dd.p.dm=-1,_dd.p.tid=640cfd8d00000000</c>. What is wrong with a part of it is wrong with all.</summary>
internal static class TagsHeader
{
    /// <summary>Characters that the header may have, both ways.</summary>
    internal const int MaxLength = 512;

    /// <summary>Reads the tags.</summary>
    /// <param name="text">The header; null for none.</param>
    /// <param name="maxLength">How many characters it may have.</param>
    /// <param name="traceIdUpper">The upper half of the trace id; 0 for none.</param>
    /// <param name="error">What was wrong; null for nothing.</param>
    internal static PropagatedTags Read(string? text, int maxLength, out ulong traceIdUpper, out string? error)
    {
        traceIdUpper = 0;
        error = text is null ? null : maxLength == 0 ? PropagationErrors.Disabled : text.Length > maxLength ? PropagationErrors.ExtractMaxSize : null;
        if (text is null || error is not null) return PropagatedTags.Empty;
        error = PropagationErrors.DecodingError;
        if (!HeaderText.IsPrintable(text)) return PropagatedTags.Empty;
        var tags = new List<KeyValuePair<string, string>>();
        ulong upper = 0;
        for (ReadOnlySpan<char> rest = text; !rest.IsEmpty;)
        {
            int comma = rest.IndexOf(',');
            ReadOnlySpan<char> pair = (comma < 0 ? rest : rest[..comma]).Trim(' ');
            rest = comma < 0 ? [] : rest[(comma + 1)..];
            int equals = pair.IndexOf('=');
            if (equals <= 0 || equals == pair.Length - 1) return PropagatedTags.Empty;
            ReadOnlySpan<char> name = pair[..equals], value = pair[(equals + 1)..];
            if (!name.StartsWith(PropagatedTags.Prefix) || name.Length == PropagatedTags.Prefix.Length) continue;
            bool isUpper = name.SequenceEqual(PropagatedTags.TraceIdUpper);
            if (isUpper && (!HeaderText.TryReadHex(value, out upper) || upper == 0)) return PropagatedTags.Empty;
            if (name.SequenceEqual(PropagatedTags.DecisionMaker) && !DecisionTags.IsValid(value)) return PropagatedTags.Empty;
            if (!isUpper) Set(tags, name.ToString(), value.ToString());
        }

        (traceIdUpper, error) = (upper, null);
        return tags.Count == 0 ? PropagatedTags.Empty : new PropagatedTags([.. tags]);
    }

    /// <summary>Writes the tags.</summary>
    /// <param name="tags">The tags.</param>
    /// <param name="traceIdUpper">The upper half of the trace id; 0 for none.</param>
    /// <param name="maxLength">How many characters the header may have.</param>
    /// <param name="error">Why there is no header although there are tags; null when that is not so.</param>
    /// <returns>The header; null for none.</returns>
    internal static string? Write(PropagatedTags tags, ulong traceIdUpper, int maxLength, out string? error)
    {
        error = null;
        if (tags.Count == 0 && traceIdUpper == 0) return null;
        error = maxLength == 0 ? PropagationErrors.Disabled : PropagationErrors.InjectMaxSize;
        Span<char> text = stackalloc char[MaxLength];
        text = text[..maxLength];
        int length = 0;
        Span<char> upper = stackalloc char[HeaderText.HexDigits];
        HeaderText.WriteHex(upper, traceIdUpper);
        if (traceIdUpper != 0 && !TryAdd(text, PropagatedTags.TraceIdUpper, upper, ref length)) return null;
        foreach (ref readonly KeyValuePair<string, string> tag in tags.AsSpan())
        {
            if (!CanHold(tag.Key, tag.Value))
            {
                error = PropagationErrors.EncodingError;
                return null;
            }

            if (!TryAdd(text, tag.Key, tag.Value, ref length)) return null;
        }

        error = null;
        return text[..length].ToString();
    }

    private static bool TryAdd(Span<char> text, ReadOnlySpan<char> name, ReadOnlySpan<char> value, ref int length)
    {
        int start = length == 0 ? 0 : length + 1;
        int end = start + name.Length + 1 + value.Length;
        if (end > text.Length) return false;
        if (start > 0) text[start - 1] = ',';
        name.CopyTo(text[start..]);
        text[start + name.Length] = '=';
        value.CopyTo(text[(start + name.Length + 1)..]);
        length = end;
        return true;
    }

    // The reader takes blanks away from around a pair.
    private static bool CanHold(string name, string value)
        => HeaderText.IsPrintable(name) && !name.AsSpan().ContainsAny(' ', ',', '=') && HeaderText.IsPrintable(value) && !value.Contains(',') && value is not ([] or [.., ' ']);

    private static void Set(List<KeyValuePair<string, string>> tags, string name, string value)
    {
        int index = tags.FindIndex(tag => tag.Key == name);
        if (index < 0) tags.Add(new(name, value));
        else tags[index] = new(name, value);
    }
}
