namespace SpanPack;

/// <summary>
/// The header <c>x-datadog-tags</c>: <c>_dd.p.dm=-1,_dd.p.tid=640cfd8d00000000</c>. An invalid part invalidates the header.
/// </summary>
internal static class TagsHeader
{
    /// <summary>The most characters of the header when sent or read.</summary>
    internal const int MaxLength = 512;

    /// <summary>Reads the tags.</summary>
    /// <param name="text">The header; null for none.</param>
    /// <param name="maxLength">The most characters of the header.</param>
    /// <param name="traceIdUpper">The upper half of the trace id; 0 for none.</param>
    /// <param name="error">The error; null for none.</param>
    internal static PropagatedTags Read(string? text, int maxLength, out ulong traceIdUpper, out string? error)
    {
        traceIdUpper = 0;
        error = text is null
            ? null
            : maxLength == 0
            ? PropagationErrors.Disabled
            : text.Length > maxLength
            ? PropagationErrors.ExtractMaxSize
            : null;
        if (text is null || error is not null) return PropagatedTags.Empty;
        Span<char> others = stackalloc char[RecentTags.MaxLength];
        int length = 0;
        error = TryReadUpper(text, out traceIdUpper, others, ref length) ? null : PropagationErrors.DecodingError;
        if (error is not null || length == 0) return PropagatedTags.Empty;
        PropagatedTags? tags = length > others.Length ? ReadTags(text) : RecentTags.Find(others[..length]);
        if (tags is not null) return tags;
        tags = ReadTags(others[..length]);
        RecentTags.Add(others[..length], tags);
        return tags;
    }

    // Most traces differ in the upper half of their id alone: the other tags are found by their text.
    private static bool TryReadUpper(string text, out ulong upper, Span<char> others, ref int length)
    {
        upper = 0;
        if (!HeaderText.IsPrintable(text)) return false;
        ulong read = 0;
        for (ReadOnlySpan<char> rest = text; !rest.IsEmpty;)
        {
            if (!TryReadPair(ref rest, out ReadOnlySpan<char> name, out ReadOnlySpan<char> value, out ReadOnlySpan<char> pair))
                return false;
            if (!IsTag(name)) continue;
            bool isUpper = name.SequenceEqual(PropagatedTags.TraceIdUpper);
            if (isUpper && (!HeaderText.TryReadHex(value, out read) || read == 0)) return false;
            if (name.SequenceEqual(PropagatedTags.DecisionMaker) && !DecisionTags.IsValid(value)) return false;
            if (!isUpper) RecentTags.Append(others, pair, ',', ref length);
        }

        upper = read;
        return true;
    }

    private static PropagatedTags ReadTags(ReadOnlySpan<char> text)
    {
        var tags = new List<KeyValuePair<string, string>>();
        for (ReadOnlySpan<char> rest = text; !rest.IsEmpty;)
        {
            TryReadPair(ref rest, out ReadOnlySpan<char> name, out ReadOnlySpan<char> value, out _);
            if (IsTag(name) && !name.SequenceEqual(PropagatedTags.TraceIdUpper)) Set(tags, name.ToString(), value.ToString());
        }

        return PropagatedTags.Of(tags);
    }

    private static bool IsTag(ReadOnlySpan<char> name)
        => name.StartsWith(PropagatedTags.Prefix) && name.Length > PropagatedTags.Prefix.Length;

    private static bool TryReadPair(ref ReadOnlySpan<char> rest, out ReadOnlySpan<char> name, out ReadOnlySpan<char> value,
        out ReadOnlySpan<char> pair)
    {
        pair = HeaderText.NextPart(ref rest, ',').Trim(' ');
        int equals = pair.IndexOf('=');
        bool isPair = equals > 0 && equals < pair.Length - 1;
        name = isPair ? pair[..equals] : [];
        value = isPair ? pair[(equals + 1)..] : [];
        return isPair;
    }

    /// <summary>Writes the tags.</summary>
    /// <param name="tags">The tags.</param>
    /// <param name="traceIdUpper">The upper half of the trace id; 0 for none.</param>
    /// <param name="maxLength">The most characters of the header.</param>
    /// <param name="before">The header of an earlier call, which is reused if it is equal; null for none.</param>
    /// <param name="error">The reason why tags give no header; null for none.</param>
    /// <returns>The header; null for none.</returns>
    internal static string? Write(PropagatedTags tags, ulong traceIdUpper, int maxLength, string? before, out string? error)
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
        return text[..length].SequenceEqual(before) ? before : text[..length].ToString();
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
        => HeaderText.IsPrintable(name) && !name.AsSpan().ContainsAny(' ', ',', '=') && HeaderText.IsPrintable(value)
            && !value.Contains(',') && value is not ([] or [.., ' ']);

    private static void Set(List<KeyValuePair<string, string>> tags, string name, string value)
    {
        int index = tags.FindIndex(tag => tag.Key == name);
        if (index < 0) tags.Add(new(name, value));
        else tags[index] = new(name, value);
    }
}
