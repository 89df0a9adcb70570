namespace SpanPack;

/// <summary>What a waterfall shows of a payload.</summary>
/// <param name="Chunks">The spans that are shown, without tags that are not.</param>
/// <param name="MoreSpans">How many more spans the payload has.</param>
/// <param name="MoreTags">How many more tags, links and events some of the spans have.</param>
internal sealed record DrawnPayload(IEnumerable<TraceChunk> Chunks, long MoreSpans, IReadOnlyDictionary<Span, long> MoreTags);
