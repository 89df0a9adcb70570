using System.Buffers;

namespace SpanPack;

/// <summary>Reads W3C <c>tracestate</c>. An invalid member, or an invalid part of the Datadog member, is ignored.</summary>
internal static class TraceStateReader
{
    /// <summary>
    /// The longest text that is created in this process, limited only by its parts: the Datadog member and 4,096 characters of others.
    /// </summary>
    internal const int MaxInProcessLength = 16_384;

    /// <param name="text">The header; null for none.</param>
    /// <param name="maxLength">The most characters.</param>
    internal static TraceState Read(string? text, int maxLength)
    {
        if (text is null || text.Length > maxLength) return new TraceState();
        TraceState? own = null;
        char[] foreign = ArrayPool<char>.Shared.Rent(text.Length);
        int length = 0, members = 1;
        for (ReadOnlySpan<char> rest = text; !rest.IsEmpty;)
        {
            ReadOnlySpan<char> member = HeaderText.NextPart(ref rest, ',').Trim(" \t");
            if (!HeaderText.IsPrintable(member)) continue;
            if (member.StartsWith(TraceState.Key))
            {
                own ??= ReadOwn(member[TraceState.Key.Length..]);
            }
            else if (members < TraceState.MaxMembers && member.Length <= TraceState.MaxForeignLength && member.IndexOf('=') > 0)
            {
                members++;
                if (length > 0) foreign[length++] = ',';
                member.CopyTo(foreign.AsSpan(length));
                length += member.Length;
            }
        }

        string? others = length == 0 ? null : length == text.Length ? text : new string(foreign, 0, length);
        ArrayPool<char>.Shared.Return(foreign);
        return (own ?? new TraceState()) with { Foreign = others };
    }

    private static TraceState ReadOwn(ReadOnlySpan<char> member)
    {
        var state = new TraceState { IsOwn = member.StartsWith("p:") };
        Span<char> tags = stackalloc char[RecentTags.MaxLength];
        int length = 0;
        for (ReadOnlySpan<char> rest = member; !rest.IsEmpty;)
        {
            ReadOnlySpan<char> pair = NextPair(ref rest, out ReadOnlySpan<char> key, out ReadOnlySpan<char> value);
            if (value.IsEmpty) continue;
            if (key.StartsWith(TraceState.TagPrefix)) RecentTags.Append(tags, pair, ';', ref length);
            else if (key is TraceState.PriorityKey && HeaderText.TryReadPriority(value, out SamplingPriority priority))
                state = state with { Priority = priority };
            else if (key is TraceState.OriginKey) state = state with { Origin = HeaderText.ToOrigin(Decode(value)) };
            else if (key is TraceState.ParentKey && HeaderText.TryReadHex(value, out ulong id)) state = state with { LastParent = id };
        }

        return length == 0 ? state : state with { Tags = length > tags.Length ? ReadTags(member) : TagsOf(tags[..length]) };
    }

    private static PropagatedTags TagsOf(ReadOnlySpan<char> text)
    {
        if (RecentTags.Find(text) is { } known) return known;
        PropagatedTags tags = ReadTags(text);
        RecentTags.Add(text, tags);
        return tags;
    }

    private static PropagatedTags ReadTags(ReadOnlySpan<char> text)
    {
        var tags = new List<KeyValuePair<string, string>>();
        for (ReadOnlySpan<char> rest = text; !rest.IsEmpty;)
        {
            NextPair(ref rest, out ReadOnlySpan<char> key, out ReadOnlySpan<char> value);
            if (!value.IsEmpty && key.StartsWith(TraceState.TagPrefix)) AddTag(tags, key[TraceState.TagPrefix.Length..], value);
        }

        return PropagatedTags.Of(tags);
    }

    // A pair without a key or a value has no value here.
    private static ReadOnlySpan<char> NextPair(ref ReadOnlySpan<char> rest, out ReadOnlySpan<char> key, out ReadOnlySpan<char> value)
    {
        ReadOnlySpan<char> pair = HeaderText.NextPart(ref rest, ';');
        int colon = pair.IndexOf(':');
        key = colon <= 0 ? [] : pair[..colon];
        value = colon <= 0 ? [] : pair[(colon + 1)..].TrimEnd(' ');
        return pair;
    }

    // The upper half of the trace id is in traceparent. Of two tags with one name, the first is taken.
    private static void AddTag(List<KeyValuePair<string, string>> tags, ReadOnlySpan<char> key, ReadOnlySpan<char> value)
    {
        if (key.IsEmpty || key is "tid" || (key is "dm" && !DecisionTags.IsValid(value))) return;
        string name = $"{PropagatedTags.Prefix}{key}";
        foreach (KeyValuePair<string, string> tag in tags)
        {
            if (tag.Key == name) return;
        }

        tags.Add(new(name, Decode(value)));
    }

    private static string Decode(ReadOnlySpan<char> value) => value.ToString().Replace('~', '=');
}
