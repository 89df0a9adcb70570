namespace SpanPack.Tool;

/// <summary>
/// Collects spans for a waterfall, which shows each trace as one, regardless of its chunks and payloads: the first spans, with the parts
/// that a waterfall shows.
/// </summary>
internal sealed class WaterfallSink : IPayloadSink
{
    /// <summary>The most spans that are drawn. A person does not read more.</summary>
    internal const int MaxSpans = 10_000;

    private readonly List<Span> _spans = [];
    private TraceFormat _format;
    private bool _hasTraceFields;
    private int _count;

    internal List<TraceChunk> Chunks { get; } = [];

    /// <summary>Gets the number of spans beyond the limit.</summary>
    internal long LeftOut { get; private set; }

    public void Begin(TraceFormat format, int byteCount) => (_format, _hasTraceFields) = (format, format.GetTraits().HasTraceFields);

    public void BeginChunk(ChunkRecord chunk) => _spans.Clear();

    public void Span(ChunkRecord chunk, int index, SpanRecord record)
    {
        if (_count == MaxSpans)
        {
            LeftOut++;
            return;
        }

        _count++;
        _spans.Add(new Span
        {
            TraceId = record.TraceIdLower,
            SpanId = record.SpanId,
            ParentId = record.ParentId,
            Service = record.Service,
            Name = record.Name,
            Resource = record.Resource,
            Type = record.Type,
            Start = SpanTime.Of(record.Start, _format),
            Duration = SpanTime.Of(record.Duration, _format),
            Error = record.Error == 0 ? 0 : 1,
        });
    }

    public void EndChunk(ChunkRecord chunk)
    {
        if (_spans.Count == 0) return;
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
