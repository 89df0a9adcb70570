namespace SpanPack;

/// <summary>Reads whole traces again from the bytes of their payloads.</summary>
internal sealed class TraceDetails(TraceStore store)
{
    private const int MaxSpans = 50_000;

    internal TraceAnswer Read(KeptTrace trace)
    {
        ChunkPlace[] places = trace.Chunks.ToArray();
        TraceSummary summary = TraceSummaries.Of(trace, store);
        long start = trace.Start;
        var texts = new TextPool(int.MaxValue, int.MaxValue);
        var visitor = new SpanRowVisitor(texts, MaxSpans);
        var chunks = new List<ChunkRow>();
        foreach (IGrouping<KeptPayload, ChunkPlace> payload in places.GroupBy(static place => place.Payload))
        {
            if (visitor.IsTruncated) break;
            chunks.AddRange(visitor.Read(payload.Key, [.. payload.Select(static place => place.Chunk)]));
        }

        return new TraceAnswer
        {
            Summary = summary,
            Texts = [.. Enumerable.Range(0, texts.Count).Select(number => texts[number])],
            // stable: of equal starts the first that came
            Spans = [.. visitor.Rows.OrderBy(static row => row.Start).Select(row => row.Build(start))],
            Chunks = chunks,
            Truncated = visitor.IsTruncated ? true : null,
        };
    }
}
