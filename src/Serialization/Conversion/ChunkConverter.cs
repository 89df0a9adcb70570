namespace SpanPack;

/// <summary>Converts chunks to another format, one after the other.</summary>
internal sealed class ChunkConverter(TraceFormatTraits source, TraceFormatTraits target, ConversionLog log)
{
    private readonly FormatChange _change = new(source, target);

    internal TraceChunk Convert(in TraceChunk chunk)
    {
        ChunkTraceData facts = ChunkTraceData.Of(chunk, source);
        var edits = new SpanEdits(chunk.Spans);
        if (_change.IsTowardsV1) TagsToV1.Apply(edits, facts, _change, log);
        if (_change.IsAwayFromV1) TagsFromV1.Apply(edits, facts, _change, log);
        if (target.HasStructuresAsJson) StructuresToJson.Apply(edits, log);
        if (!target.HasTraceFields) TraceTagPlacement.PlaceOnFirst(edits, facts, chunk.Attributes, target, log);
        return target.HasChunkFields ? ToFields(chunk, edits, facts) : ToTags(chunk, edits, facts);
    }

    private TraceChunk ToFields(in TraceChunk chunk, SpanEdits edits, in ChunkTraceData facts)
    {
        log.Span = -1;
        return new TraceChunk(edits.Spans)
        {
            SamplingPriority = facts.Priority,
            SamplingMechanism = target.HasTraceFields ? facts.Mechanism : null,
            Origin = facts.Origin,
            TraceId = target.HasTraceFields ? facts.TraceId : null,
            Attributes = target.HasTypedAttributes || chunk.Attributes is null
                ? chunk.Attributes
                : LoweredText.ListOf(chunk.Attributes, ConversionRule.ChunkAttributeType, "tags", log),
            IsDropped = chunk.IsDropped,
        };
    }

    private TraceChunk ToTags(in TraceChunk chunk, SpanEdits edits, in ChunkTraceData facts)
    {
        TraceTagPlacement.PlaceFields(edits, facts, chunk.Origin, log);
        log.Span = -1;
        if (chunk.IsDropped) log.Add(ConversionRule.DroppedMark, "dropped_trace");
        foreach ((string key, TagValue value) in chunk.Attributes ?? [])
        {
            bool isKept = key == TagNames.DecisionMaker && value.Kind == TagValueKind.String && facts.Mechanism is { } mechanism
                && value.AsString() == DecisionMakers.Format(mechanism);
            if (!isKept) log.Add(ConversionRule.ChunkAttribute, "tags", key);
        }

        return new TraceChunk(edits.Spans);
    }
}
