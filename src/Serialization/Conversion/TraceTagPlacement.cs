namespace SpanPack;

/// <summary>
/// Writes the trace data of a chunk into tags of the spans where readers expect it, unless it is there already. Source:
/// docs/protocol.md#in-the-agent and docs/protocol.md#tags-that-a-tracer-adds.
/// </summary>
internal static class TraceTagPlacement
{
    /// <summary>
    /// Writes tags for formats without chunk fields: priority on the roots of the chunk, origin on every span, unless the roots have it
    /// already.
    /// </summary>
    internal static void PlaceFields(SpanEdits edits, in ChunkTraceData facts, string? origin, ConversionLog log)
    {
        if (facts.Priority is { } priority && TracedTags.PriorityOf(edits.Spans) != priority) PlacePriority(edits, priority, log);
        if (string.IsNullOrEmpty(origin) || RootsHave(origin, edits)) return;
        for (int i = 0; i < edits.Count; i++)
        {
            string? own = edits[i].GetTag(TagNames.Origin);
            if (own == origin) continue;
            log.Span = i;
            if (!string.IsNullOrEmpty(own)) log.Add(ConversionRule.SpanOrigin, "meta", TagNames.Origin);
            edits.Edit(i).AddString(TagNames.Origin, origin);
        }
    }

    /// <summary>Writes tags for formats without some chunk fields: mechanism and upper half of the trace id on the first span.</summary>
    internal static void PlaceOnFirst(SpanEdits edits, in ChunkTraceData facts, AttributeList? chunkTags, TraceFormatTraits target,
        ConversionLog log)
    {
        if (edits.Count == 0) return;
        if (facts.Mechanism is { } mechanism
            && (TracedTags.MechanismOf(edits.Spans, target)
                ?? (target.HasChunkFields ? ChunkTraceData.MechanismOf(chunkTags) : null)) != mechanism)
        {
            string text = DecisionMakers.Format(mechanism);
            RemoveContradicting(edits, TagNames.DecisionMaker, text, ConversionRule.SpanMechanism, log);
            edits.Edit(0).AddString(TagNames.DecisionMaker, text);
        }

        ulong upper = (ulong)(facts.TraceId >> 64);
        if (TracedTags.TraceIdUpperOf(edits.Spans, target) == upper) return;
        RemoveContradicting(edits, TagNames.TraceIdUpper, TracedTags.FormatHex(upper), ConversionRule.SpanTraceId, log);
        if (upper != 0) edits.Edit(0).AddString(TagNames.TraceIdUpper, TracedTags.FormatHex(upper));
    }

    private static void PlacePriority(SpanEdits edits, SamplingPriority priority, ConversionLog log)
    {
        bool[] isRoot = FindRoots(edits.Spans);
        for (int i = 0; i < isRoot.Length; i++)
        {
            double? own = edits[i].GetMetric(MetricNames.SamplingPriority);
            if (own == (int)priority || (own is null && !isRoot[i])) continue;
            log.Span = i;
            if (own is not null) log.Add(ConversionRule.SpanPriority, "metrics", MetricNames.SamplingPriority);
            if (isRoot[i]) edits.Edit(i).AddMetric(MetricNames.SamplingPriority, (int)priority);
            else edits.Edit(i).RemoveMetric(MetricNames.SamplingPriority);
        }
    }

    // Tracers that put the origin on some spans only put it on the roots, where agents look.
    private static bool RootsHave(string origin, SpanEdits edits)
    {
        bool[] isRoot = FindRoots(edits.Spans);
        for (int i = 0; i < isRoot.Length; i++)
        {
            string? own = edits[i].GetTag(TagNames.Origin);
            if (own != origin && (isRoot[i] || !string.IsNullOrEmpty(own))) return false;
        }

        return true;
    }

    // Spans without a parent; if there is none, those whose parent is elsewhere; if all are in a circle, the last, which agents take for
    // the root.
    private static bool[] FindRoots(in SpanCollection spans)
    {
        var isRoot = new bool[spans.Count];
        bool any = false;
        for (int i = 0; i < isRoot.Length; i++) any |= isRoot[i] = spans[i].ParentId == 0;
        if (any) return isRoot;

        ParentIndex parents = default;
        for (int i = 0; i < isRoot.Length; i++) any |= isRoot[i] = parents.Find(spans, spans[i].ParentId) is null;
        parents.Dispose();
        if (!any && isRoot.Length > 0) isRoot[^1] = true;
        return isRoot;
    }

    private static void RemoveContradicting(SpanEdits edits, string name, string text, ConversionRule rule, ConversionLog log)
    {
        for (int i = 0; i < edits.Count; i++)
        {
            if (edits[i].GetTag(name) is not { } own || own == text) continue;
            log.Span = i;
            log.Add(rule, "meta", name);
            edits.Edit(i).RemoveString(name);
        }
    }
}
