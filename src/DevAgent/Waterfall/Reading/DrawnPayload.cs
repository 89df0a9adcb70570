namespace SpanPack;

/// <summary>The part of a payload that a waterfall shows.</summary>
/// <param name="Chunks">The spans that are shown, without tags that are not.</param>
/// <param name="MoreSpans">The number of further spans of the payload.</param>
/// <param name="MoreTags">The number of further tags, links and events of some spans.</param>
internal sealed record DrawnPayload(IEnumerable<TraceChunk> Chunks, long MoreSpans, IReadOnlyDictionary<Span, long> MoreTags);
