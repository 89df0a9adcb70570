namespace SpanPack;

/// <summary>Writes W3C <c>tracestate</c>, starting with the Datadog member.</summary>
internal static class TraceStateWriter
{
    /// <summary>The most characters of the Datadog member on the wire; parts beyond are omitted.</summary>
    internal const int MaxOwnLength = 256;

    /// <summary>Writes the header for the next service.</summary>
    /// <returns>The header; null for none.</returns>
    internal static string? Write(in LocalTraceContext context)
    {
        var member = new TraceStateMember(stackalloc char[MaxOwnLength]);
        if (context.Priority is { } priority) member.TryAdd(TraceState.PriorityKey, HeaderText.ToText(priority), out _);
        if (HeaderText.ToOrigin(context.Origin) is { } origin) member.TryAdd(TraceState.OriginKey, origin, out _);
        if (context.LastDatadogSpanId != 0)
        {
            Span<char> id = stackalloc char[HeaderText.HexDigits];
            HeaderText.WriteHex(id, context.LastDatadogSpanId);
            member.TryAdd(TraceState.ParentKey, id, out _);
        }

        foreach (ref readonly KeyValuePair<string, string> tag in context.Tags.AsSpan()) member.TryAddTag(tag.Key, tag.Value, out _);
        return Join(member.Text, context.ForeignTraceState);
    }

    /// <summary>
    /// Writes the complete context for the local root in this process. <c>p</c> comes first, even if empty, which distinguishes it from a
    /// received text.
    /// </summary>
    /// <param name="context">The received context.</param>
    /// <param name="isExact">Whether reading it gives the same context.</param>
    /// <returns>The text, a new object.</returns>
    internal static string WriteInProcess(PropagatedContext context, out bool isExact)
    {
        int bound = BoundOf(context);
        var member = new TraceStateMember(bound <= MaxOwnLength ? stackalloc char[MaxOwnLength] : new char[bound]);
        isExact = true;
        Span<char> last = stackalloc char[HeaderText.HexDigits];
        if (context.LastParent is { } id) HeaderText.WriteHex(last, id);
        member.TryAdd(TraceState.ParentKey, context.LastParent is null ? [] : last, out _);
        if (context.Priority is { } priority) member.TryAdd(TraceState.PriorityKey, HeaderText.ToText(priority), out _);
        if (context.Origin is { } origin) isExact &= member.TryAdd(TraceState.OriginKey, origin, out bool isSame) && isSame;
        foreach (ref readonly KeyValuePair<string, string> tag in context.Tags.AsSpan())
            isExact &= member.TryAddTag(tag.Key, tag.Value, out bool isSame) && isSame;
        return Join(member.Text, context.ForeignTraceState)!;
    }

    private static int BoundOf(PropagatedContext context)
    {
        const int BoundOfNumbers = 64; // dd=, p and s
        const int Separators = 4;
        int bound = BoundOfNumbers + (context.Origin?.Length ?? 0);
        foreach (ref readonly KeyValuePair<string, string> tag in context.Tags.AsSpan())
            bound += tag.Key.Length + tag.Value.Length + Separators;
        return bound;
    }

    private static string? Join(ReadOnlySpan<char> own, string? foreign)
    {
        if (own.IsEmpty) return foreign;
        return string.IsNullOrEmpty(foreign) ? own.ToString() : string.Concat(own, ",", foreign);
    }
}
