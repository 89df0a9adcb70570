namespace SpanPack;

/// <summary>Finds the root of a chunk as the agent does.</summary>
internal static class RootSpan
{
    /// <summary>Gets the last span without a parent, else one whose parent is elsewhere, else the last. The chunk has at least one span.</summary>
    internal static Span Of(in SpanCollection spans)
    {
        var ids = new HashSet<ulong>();
        Span? orphan = null;
        for (int i = spans.Count - 1; i >= 0; i--)
        {
            if (spans[i].ParentId == 0) return spans[i];
            ids.Add(spans[i].SpanId);
        }

        foreach (Span span in spans)
        {
            if (!ids.Contains(span.ParentId)) orphan ??= span;
        }

        return orphan ?? spans[spans.Count - 1];
    }
}
