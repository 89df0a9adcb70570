namespace SpanPack.Tool;

/// <summary>Collects spans for a waterfall, which shows each trace as one, whatever chunks and payloads it came in.</summary>
internal sealed class WaterfallSink : IPayloadSink
{
    private readonly List<Span> _spans = [];
    private bool _hasTraceFields;

    internal List<TraceChunk> Chunks { get; } = [];

    public void Begin(TraceFormat format, int byteCount) => _hasTraceFields = format.GetTraits().HasTraceFields;

    public void BeginChunk(ChunkRecord chunk) => _spans.Clear();

    public void Span(ChunkRecord chunk, int index, SpanRecord record)
    {
        var span = new Span
        {
            TraceId = record.TraceIdLower,
            SpanId = record.SpanId,
            ParentId = record.ParentId,
            Service = record.Service,
            Name = record.Name,
            Resource = record.Resource,
            Type = record.Type,
            Start = record.Start,
            Duration = record.Duration,
            Error = record.Error == 0 ? 0 : 1,
        };
        foreach ((string key, TagValue value) in record.Attributes.Items) span.SetAttribute(key, value);
        foreach (SpanLink link in record.Links) span.AddLink(link);
        foreach (SpanEvent happened in record.Events) span.AddEvent(happened);
        _spans.Add(span);
    }

    public void EndChunk(ChunkRecord chunk)
    {
        foreach (Span span in _spans)
        {
            ulong lower = _hasTraceFields ? (ulong)chunk.TraceId : (ulong)span.TraceId;
            span.TraceId = new UInt128((ulong)(chunk.TraceId >> 64), lower);
        }

        Chunks.Add(new TraceChunk(_spans.ToArray()));
    }

    public void End(TracePayloadHeader header, int bytesRead)
    {
        // All is in the chunks.
    }

    public void Refuse(TraceFormatException reason)
    {
        // What came before is shown.
    }
}
