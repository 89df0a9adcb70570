namespace SpanPack.Tool;

/// <summary>One side of a comparison: the spans of all its payloads by their paths.</summary>
internal sealed class ComparedSide
{
    private readonly SpanFacts _facts;

    internal ComparedSide(IReadOnlyList<LoadedPayload> loaded, SpanPath top, DiffOptions options, bool tellProcess,
        CancellationToken cancellation)
    {
        _facts = new SpanFacts(options);
        Header = HeaderFacts.Of(loaded, options, tellProcess);
        TracePayload[] payloads = [.. loaded.Select(static payload => payload.Payload)];
        var paths = new SpanPaths(top, payloads.SelectMany(static payload => payload.Chunks).SelectMany(static chunk => SpansOf(chunk)));
        foreach (TracePayload payload in payloads)
        {
            foreach (TraceChunk chunk in payload.Chunks)
            {
                cancellation.ThrowIfCancellationRequested();
                Add(chunk, payload.Format, paths);
            }
        }
    }

    internal FactList Header { get; }

    /// <summary>Gets the spans of each path in the order of their starts; the paths in the order of their first occurrence.</summary>
    internal Dictionary<SpanPath, List<ComparedSpan>> ByPath { get; } = [];

    private void Add(in TraceChunk chunk, TraceFormat format, SpanPaths paths)
    {
        if (chunk.Spans.Count == 0) return;
        var trace = new ChunkFacts(chunk, format);
        Span root = SpansOf(chunk).FirstOrDefault(static span => span.ParentId == 0) ?? chunk.Spans[0];
        foreach (Span span in chunk.Spans)
        {
            SpanPath path = paths.Of(span);
            if (!ByPath.TryGetValue(path, out List<ComparedSpan>? spans)) ByPath.Add(path, spans = []);
            bool isRoot = ReferenceEquals(span, root);
            spans.Add(new ComparedSpan(span, trace, isRoot, _facts.Of(span, trace, isRoot).GetSignature()));
        }
    }

    private static IEnumerable<Span> SpansOf(TraceChunk chunk)
    {
        for (int i = 0; i < chunk.Spans.Count; i++) yield return chunk.Spans[i];
    }
}
