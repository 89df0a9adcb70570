namespace SpanPack;

/// <summary>
/// The trace data of a chunk, from fields of the chunk or tags of its spans, depending on the format. Source:
/// docs/protocol.md#trace-ids-of-128-bits
/// and 4.5.
/// </summary>
internal readonly record struct ChunkTraceData(SamplingPriority? Priority, string? Origin, SamplingMechanism? Mechanism, UInt128 TraceId)
{
    internal static ChunkTraceData Of(in TraceChunk chunk, TraceFormatTraits traits)
    {
        SpanCollection spans = chunk.Spans;
        bool hasTags = !traits.HasTraceFields; // else tags of these names say nothing
        SamplingMechanism? mechanism = chunk.SamplingMechanism ?? (hasTags ? TracedTags.MechanismOf(spans, traits) : null);
        return new ChunkTraceData(
            chunk.SamplingPriority ?? (hasTags ? TracedTags.PriorityOf(spans) : null),
            string.IsNullOrEmpty(chunk.Origin) ? hasTags ? TracedTags.OriginOf(spans) : null : chunk.Origin,
            mechanism ?? (hasTags && traits.HasChunkFields ? MechanismOf(chunk.Attributes) : null),
            chunk.TraceId ?? TraceIdOf(spans, traits));
    }

    /// <summary>Returns the mechanism of a chunk without a field for it, from the chunk's tags, where agents put it.</summary>
    internal static SamplingMechanism? MechanismOf(AttributeList? attributes)
        => attributes is not null && attributes.TryGetValue(TagNames.DecisionMaker, out TagValue value) && value.Kind == TagValueKind.String
            && DecisionMakers.TryParse(value.AsString(), out SamplingMechanism mechanism) ? mechanism : null;

    private static UInt128 TraceIdOf(in SpanCollection spans, TraceFormatTraits traits)
        => spans.Count == 0 ? 0 : spans[traits.FirstSpanDecides ? 0 : spans.Count - 1].TraceId;
}
