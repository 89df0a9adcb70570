namespace SpanPack;

/// <summary>Whether a chunk surely fits, so that a failure can leave the destination as it was.</summary>
internal static class V04ChunkBound
{
    /// <summary>Whether the chunk fits. False also where finding out would cost more than a copy: links, events, structures, typed attributes.</summary>
    internal static bool Fits(long available, in TraceChunk chunk, ProcessTags? process)
    {
        long bound = CountHeader.MaxSize;
        long traceTexts = 0;
        if (process is not null)
        {
            ProcessBlocks blocks = process.BlocksFor(chunk);
            const SpanRole Most = SpanRole.TopLevel | SpanRole.ChunkOrphan | SpanRole.LocalRoot;
            RoleTags?[] roles = blocks.RolesFor(hasPriority: true);
            long longest = Math.Max(TailBound(blocks.TagsOf(Most, roles)), TailBound(blocks.TagsOf(Most | SpanRole.DefaultService, roles)));
            bound += V04Run.Of(blocks.FirstOfChunk).Array.Length + V04Run.Of(blocks.FirstOfPayload).Array.Length;
            bound += chunk.Spans.Count * (longest + LongText.Bound(blocks.DefaultService) + LongText.Bound(chunk.Origin));
            traceTexts = TraceTexts(chunk);
            bound += traceTexts; // of the first span
        }

        foreach (Span span in chunk.Spans)
        {
            if (!span.Links.IsEmpty || !span.Events.IsEmpty || !span.MetaStruct.IsEmpty || !span.TypedAttributes.IsEmpty) return false;
            bound += SpanBound(span);
            if (span.IsLocalRoot) bound += traceTexts;
            if (bound > available) return false;
        }

        return bound <= available;
    }

    private static int TailBound(RoleTags role) => V04RoleTags.Of(role).Tail.Array.Length;

    private static long SpanBound(Span span)
    {
        long bound = V04Bound.Fixed + LongText.Bound(span.LastParentId) + LongText.Bound(span.ServiceSource);
        foreach (string? text in span.Head) bound += LongText.Bound(text);
        if (span.Tags is { } tags) bound += TagsBound(tags, TagLayout.Of(tags));

        foreach (ref readonly CustomTag<string?> tag in span.CustomStrings)
        {
            bound += V04Bound.CustomString + LongText.Bound(tag.Key) + LongText.Bound(tag.Value);
        }

        foreach (ref readonly CustomTag<MetricValue> tag in span.CustomMetrics)
        {
            bound += V04Bound.CustomMetric + LongText.Bound(tag.Key);
        }

        return bound;
    }

    private static long TagsBound(SpanTags tags, TagLayout layout)
    {
        long bound = V04Layout.Of(layout).Bound;
        for (int i = 0; i < layout.LevelCount; i++)
        {
            layout.ReadLevel(tags, i, out TagLevel level);
            foreach (string? text in level.Strings) bound += LongText.Bound(text);
        }

        return bound;
    }

    /// <summary>What the trace says on its first span and on each local root.</summary>
    private static long TraceTexts(in TraceChunk chunk)
    {
        long bound = LongText.Bound(chunk.AppSec?.EventRulesVersion);
        bound += LongText.Bound(chunk.FeatureFlags?.Flags) + LongText.Bound(chunk.FeatureFlags?.Subjects) + LongText.Bound(chunk.FeatureFlags?.RuntimeDefaults);
        if (chunk.TraceTags is null) return bound;
        foreach (ref readonly CustomTag<string?> tag in chunk.TraceTags.Entries) bound += LongText.Bound(tag.Key) + LongText.Bound(tag.Value);
        return bound;
    }
}
