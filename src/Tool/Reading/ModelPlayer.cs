namespace SpanPack.Tool.Reading;

/// <summary>Gives a payload that was read whole to a sink.</summary>
internal static class ModelPlayer
{
    internal static void Play(TracePayload payload, int byteCount, IPayloadSink sink)
    {
        sink.Begin(payload.Format, byteCount);
        for (int i = 0; i < payload.Chunks.Count; i++) Play(payload.Chunks[i], i, payload.Format, sink);
        sink.End(payload.Header, payload.BytesRead);
    }

    private static void Play(in TraceChunk chunk, int index, TraceFormat format, IPayloadSink sink)
    {
        var record = new ChunkRecord
        {
            Index = index,
            Priority = chunk.SamplingPriority ?? ChunkRecord.NoPriority,
            Origin = chunk.Origin ?? string.Empty,
            IsDropped = chunk.IsDropped,
            Mechanism = (uint)(chunk.SamplingMechanism ?? 0),
            TraceId = chunk.TraceId ?? 0,
        };
        foreach (KeyValuePair<string, TagValue> attribute in chunk.Attributes ?? []) record.Attributes.Add(attribute.Key, attribute.Value);
        sink.BeginChunk(record);
        for (int i = 0; i < chunk.Spans.Count; i++)
        {
            SpanRecord span = Record(chunk.Spans[i], format);
            if (format == TraceFormat.V1) record.SpanCount++;
            else record.Take(span);
            sink.Span(record, i, span);
        }

        sink.EndChunk(record);
    }

    private static SpanRecord Record(Span span, TraceFormat format)
    {
        var record = new SpanRecord
        {
            Service = span.Service ?? string.Empty,
            Name = span.Name ?? string.Empty,
            Resource = span.Resource ?? string.Empty,
            Type = span.Type ?? string.Empty,
            TraceIdLower = (ulong)span.TraceId,
            SpanId = span.SpanId,
            ParentId = span.ParentId,
            Start = span.Start,
            Duration = span.Duration,
            Error = span.Error,
        };
        if (span.V1Fields is { } fields) record.V1Fields = fields;
        foreach (KeyValuePair<string, string> tag in span.EnumerateTags()) record.Attributes.Add(tag.Key, tag.Value, format);
        foreach (KeyValuePair<string, double> metric in span.EnumerateMetrics()) record.Attributes.Add(metric.Key, metric.Value, format);
        foreach (string name in span.GetMetaStructNames()) record.Attributes.Add(name, new TagValue(span.GetMetaStruct(name)!), format);
        foreach (SpanLink link in span.Links) record.Links.Add(link);
        foreach (SpanEvent happened in span.Events) record.Events.Add(happened);
        return record;
    }
}
