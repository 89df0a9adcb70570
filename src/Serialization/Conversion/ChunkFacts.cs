namespace SpanPack;

/// <summary>What a chunk says of its trace, wherever its format has that: in fields of the chunk or in tags of spans. Source: agent protocol, sections 4.4 and 4.5.</summary>
internal readonly record struct ChunkFacts(int? Priority, string? Origin, int? Mechanism, UInt128 TraceId)
{
    internal static ChunkFacts Of(in TraceChunk chunk, TraceFormat format)
    {
        SpanCollection spans = chunk.Spans;
        bool hasTags = format != TraceFormat.V1; // there tags of these names say nothing
        int? mechanism = chunk.SamplingMechanism ?? (hasTags ? TracedTags.MechanismOf(spans, format) : null);
        return new ChunkFacts(
            chunk.SamplingPriority ?? (hasTags ? TracedTags.PriorityOf(spans) : null),
            string.IsNullOrEmpty(chunk.Origin) ? hasTags ? TracedTags.OriginOf(spans) : null : chunk.Origin,
            mechanism ?? (format == TraceFormat.V07 ? MechanismOf(chunk.Attributes) : null),
            chunk.TraceId ?? TraceIdOf(spans, format));
    }

    /// <summary>The mechanism that a v0.7 chunk has among its own tags, where agents put it.</summary>
    internal static int? MechanismOf(AttributeList? attributes)
        => attributes is not null && attributes.TryGetValue(TagNames.DecisionMaker, out TagValue value) && value.Kind == TagValueKind.String
            && DecisionMakers.TryParse(value.AsString(), out int mechanism) ? mechanism : null;

    private static UInt128 TraceIdOf(in SpanCollection spans, TraceFormat format)
        => spans.Count == 0 ? 0 : spans[format is TraceFormat.V04 or TraceFormat.V05 ? spans.Count - 1 : 0].TraceId;
}
