namespace SpanPack;

/// <summary>Tells, before anything is written, that a chunk surely fits a span, so that a failure can leave the span as it was.</summary>
internal static class V04Bound
{
    /// <summary>Whether the chunk fits. False also where finding out would cost more than a copy: links, events, structures, typed attributes.</summary>
    internal static bool Fits(long available, in TraceChunk chunk, ProcessTags? process)
    {
        long bound = CountHeader.MaxSize;
        long traceTexts = 0;
        if (process is not null)
        {
            ProcessBlocks blocks = process.BlocksFor(chunk);
            long runs = blocks.LongestRun + blocks.FirstOfChunk.Bytes.Length + blocks.FirstOfPayload.Bytes.Length;
            bound += chunk.Spans.Count * (runs + LongText.Bound(blocks.DefaultService) + LongText.Bound(chunk.Origin));
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

    private static long SpanBound(Span span)
    {
        long bound = V04SpanParts.FixedBound + LongText.Bound(span.LastParentId) + LongText.Bound(span.ServiceSource);
        foreach (string? text in span.Head) bound += LongText.Bound(text);
        SpanTags? tags = span.Tags; // read once: another thread may assign others
        bool more = tags is not null;
        for (int i = 0; more; i++)
        {
            more = tags!.ReadLevel(i, out TagLevel level);
            bound += V04SpanParts.LevelBound(level);
            foreach (string? text in level.Strings) bound += LongText.Bound(text);
        }

        foreach (ref readonly CustomTag<string?> tag in span.CustomStrings)
        {
            bound += V04SpanParts.CustomStringBound + LongText.Bound(tag.Key) + LongText.Bound(tag.Value);
        }

        foreach (ref readonly CustomTag<double?> tag in span.CustomMetrics)
        {
            bound += V04SpanParts.CustomMetricBound + LongText.Bound(tag.Key);
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
