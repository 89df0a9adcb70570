namespace SpanPack;

/// <summary>Lays one chunk after the other out for another format.</summary>
internal sealed class ChunkConverter(TraceFormat source, TraceFormat target, ConversionLog log)
{
    internal TraceChunk Convert(in TraceChunk chunk)
    {
        log.Span = -1;
        ChunkFacts facts = ChunkFacts.Of(chunk, source);
        var edits = new SpanEdits(chunk.Spans);
        if (target == TraceFormat.V1) return ToV1(chunk, edits, facts);

        if (source == TraceFormat.V1) TagsFromV1.Apply(edits, facts, target, log);
        if (target == TraceFormat.V05) StructuresToJson.Apply(edits, log);
        TraceTagPlacement.PlaceOnFirst(edits, facts, chunk.Attributes, target, log);
        return target == TraceFormat.V07 ? ToV07(chunk, edits, facts) : ToTags(chunk, edits, facts);
    }

    private TraceChunk ToV1(in TraceChunk chunk, SpanEdits edits, in ChunkFacts facts)
    {
        TagsToV1.Apply(edits, facts, source, log);
        return new TraceChunk(edits.Spans)
        {
            SamplingPriority = facts.Priority,
            SamplingMechanism = facts.Mechanism,
            Origin = facts.Origin,
            TraceId = facts.TraceId,
            Attributes = chunk.Attributes,
            IsDropped = chunk.IsDropped,
        };
    }

    private TraceChunk ToV07(in TraceChunk chunk, SpanEdits edits, in ChunkFacts facts)
    {
        log.Span = -1;
        return new TraceChunk(edits.Spans)
        {
            SamplingPriority = facts.Priority,
            Origin = facts.Origin,
            Attributes = chunk.Attributes is { } attributes ? LoweredText.ListOf(attributes, ConversionRule.ChunkAttributeType, "tags", log) : null,
            IsDropped = chunk.IsDropped,
        };
    }

    private TraceChunk ToTags(in TraceChunk chunk, SpanEdits edits, in ChunkFacts facts)
    {
        TraceTagPlacement.PlaceFields(edits, facts, chunk.Origin, log);
        log.Span = -1;
        if (chunk.IsDropped) log.Add(ConversionRule.DroppedMark, "dropped_trace");
        foreach ((string key, TagValue value) in chunk.Attributes ?? [])
        {
            bool isKept = key == TagNames.DecisionMaker && value.Kind == TagValueKind.String && facts.Mechanism is { } mechanism && value.AsString() == DecisionMakers.Format(mechanism);
            if (!isKept) log.Add(ConversionRule.ChunkAttribute, "tags", key);
        }

        return new TraceChunk(edits.Spans);
    }
}
