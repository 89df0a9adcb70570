namespace SpanPack;

/// <summary>Builds one span after the other from the calls of a reader, and passes each to a sink when it ends.</summary>
/// <param name="sink">The receiver; it keeps all spans.</param>
/// <param name="format">The format of the payload.</param>
/// <param name="restarts">Whether the visit begins again. Then the sink receives nothing before.</param>
internal sealed class RecordingVisitor(IPayloadSink sink, TraceFormat format, bool restarts) : ITraceVisitor
{
    private readonly TraceFormatTraits _traits = format.GetTraits();
    private readonly RecordedLink _link = new();
    private readonly RecordedEvent _event = new();
    private IPayloadSink? _sink = restarts ? null : sink;
    private RecordedHeader _header = new();
    private ChunkRecord _chunk = new() { Index = 0 };
    private SpanRecord _span = new();
    private int _chunks;
    private int _spans; // of the chunk
    private long _spanBytes; // that the span takes, by its parts

    internal TracePayloadHeader Header => _header.Build();

    public void BeginElement(TraceElement element)
    {
        switch (element)
        {
            case TraceElement.Chunk:
                _spans = 0;
                _chunk = new ChunkRecord { Index = _chunks++ };
                _sink?.BeginChunk(_chunk);
                break;
            case TraceElement.Span:
                _spanBytes = 0;
                _span = new SpanRecord();
                break;
            case TraceElement.Link:
                Take(RecordCosts.LinkOrEvent);
                _link.Clear();
                break;
            case TraceElement.Event:
                Take(RecordCosts.LinkOrEvent);
                _event.Clear();
                break;
        }
    }

    public void EndElement(TraceElement element)
    {
        switch (element)
        {
            case TraceElement.Chunk:
                _sink?.EndChunk(_chunk);
                break;
            case TraceElement.Span:
                if (_traits.HasTraceFields) _chunk.SpanCount++;
                else _chunk.Take(_span, _traits.FirstSpanDecides);
                _sink?.Span(_chunk, _spans, _span);
                _spans++;
                break;
            case TraceElement.Link:
                _span.Links.Add(_link.Build());
                break;
            case TraceElement.Event:
                _span.Events.Add(_event.Build());
                break;
        }
    }

    public void VisitText(TraceTextField field, in TraceText value)
    {
        switch (field)
        {
            case TraceTextField.ChunkOrigin: _chunk.Origin = value.ToString(); break;
            case TraceTextField.SpanService: _span.Service = value.ToString(); break;
            case TraceTextField.SpanName: _span.Name = value.ToString(); break;
            case TraceTextField.SpanResource: _span.Resource = value.ToString(); break;
            case TraceTextField.SpanType: _span.Type = value.ToString(); break;
            case TraceTextField.LinkTraceState: _link.TraceState = value.ToString(); break;
            case TraceTextField.EventName: _event.Name = value.ToString(); break;
            case var _ when field.GetTagName() is { } tag: _span.V1Fields = _span.V1Fields.WithText(tag, value.ToString()); break;
            default: _header.Set(field, value.ToString()); break;
        }
    }

    public void VisitNumber(TraceNumberField field, long value)
    {
        switch (field)
        {
            case TraceNumberField.ChunkPriority: _chunk.Priority = (int)value; break;
            case TraceNumberField.ChunkDropped: _chunk.IsDropped = value != 0; break;
            case TraceNumberField.ChunkMechanism: _chunk.Mechanism = (uint)value; break;
            case TraceNumberField.ChunkTraceIdUpper: _chunk.TraceId = new UInt128((ulong)value, (ulong)_chunk.TraceId); break;
            case TraceNumberField.ChunkTraceIdLower: _chunk.TraceId = new UInt128((ulong)(_chunk.TraceId >> 64), (ulong)value); break;
            case TraceNumberField.SpanTraceIdLower: _span.TraceIdLower = (ulong)value; break;
            case TraceNumberField.SpanId: _span.SpanId = (ulong)value; break;
            case TraceNumberField.SpanParentId: _span.ParentId = (ulong)value; break;
            case TraceNumberField.SpanStart: _span.Start = value; break;
            case TraceNumberField.SpanDuration: _span.Duration = value; break;
            case TraceNumberField.SpanError: _span.Error = (int)value; break;
            case TraceNumberField.SpanKind: _span.V1Fields = _span.V1Fields with { Kind = (uint)value }; break;
            case TraceNumberField.EventTime: _event.Time = (ulong)value; break;
            default: _link.Set(field, (ulong)value); break;
        }
    }

    public void VisitAttribute(TraceElement owner, in TraceText key, in TraceValue value)
    {
        TagValue built = value.ToTagValue(MemoryBound.OneSpan);
        if (owner is not (TraceElement.Payload or TraceElement.Chunk)) Take(RecordCosts.Attribute(key, built));
        if (owner == TraceElement.Span) _span.Attributes.Add(key.ToString(), built, _traits.HasTypedAttributes);
        else AttributesOf(owner).Add(key.ToString(), built);
    }

    public void Restart()
    {
        _sink = sink;
        _header = new RecordedHeader();
        _chunks = 0;
    }

    // Texts count each time that they are referred to: they are written out, and looked up.
    private void Take(long byteCount)
    {
        _spanBytes += byteCount;
        if (_spanBytes <= MemoryBound.OneSpan) return;
        throw new TraceFormatException(
            $"it would take more than {Amount.Of(MemoryBound.OneSpan, "byte")} of memory, the bound for one span",
            0, RecordPath.Span(_traits, _chunks - 1, _spans))
        { ExceedsBudget = true };
    }

    private AttributeList AttributesOf(TraceElement owner) => owner switch
    {
        TraceElement.Chunk => _chunk.Attributes,
        TraceElement.Link => _link.Attributes,
        TraceElement.Event => _event.Attributes,
        _ => _header.Attributes,
    };
}
