namespace SpanPack;

/// <summary>Builds spans of the content of a payload.</summary>
internal partial struct PayloadBuilder : ITraceVisitor
{
    private readonly TraceFormatTraits _traits;
    private readonly ObjectBudget _budget;
    private readonly long _payloadBytes;
    private readonly bool _hasTypedAttributes; // these two are asked for each tag or span
    private readonly bool _hasLiftedFields;
    private readonly TextCache _texts;
    private readonly string?[] _lastTexts = new string?[TraceTextFields.Count]; // of each field
    private readonly ChunkList _chunks = new();
    private TracePayloadHeader _header = TracePayloadHeader.Empty;
    private AttributeList? _payloadAttributes;
    private SpanCollection.Builder _spans; // of the chunk
    private ChunkFields? _chunk; // null in formats that have none
    private ulong _traceIdUpper; // of all spans of the chunk
    private ulong _traceIdLower; // of all spans of the chunk, when it is a field of that
    private Span _span = null!; // set wherever spans have fields
    private LinkParts _link;
    private EventParts _event;
    private V1Parts _v1;
    private TagNameCache _names;
    private UpperTraceId _upper;

    /// <param name="format">The format of the payload.</param>
    /// <param name="payloadBytes">Its size.</param>
    /// <param name="budget">The memory that built objects may take.</param>
    internal PayloadBuilder(TraceFormat format, long payloadBytes, ObjectBudget budget)
    {
        _budget = budget;
        _payloadBytes = payloadBytes;
        _traits = format.GetTraits();
        _hasTypedAttributes = _traits.HasTypedAttributes;
        _hasLiftedFields = _traits.HasLiftedFields;
        _texts = new TextCache(payloadBytes, budget);
        _names = new TagNameCache(payloadBytes, budget);
    }

    internal readonly TracePayload Build(int bytesRead)
    {
        TracePayloadHeader header = _payloadAttributes is { Count: > 0 } ? _header with { Attributes = _payloadAttributes } : _header;
        return new TracePayload { Format = _traits.Format, Header = header, Chunks = _chunks, BytesRead = bytesRead };
    }

    /// <exception cref="ObjectBudgetException">The built objects take more than the budget.</exception>
    public void BeginElement(TraceElement element)
    {
        _budget.BeginElement(ObjectCosts.Of(element));
        switch (element)
        {
            case TraceElement.Chunk: BeginChunk(); break;
            case TraceElement.Span: BeginSpan(); break;
            case TraceElement.Link: _link = default; break;
            default: _event = default; break;
        }
    }

    public void EndElement(TraceElement element)
    {
        switch (element)
        {
            case TraceElement.Chunk: EndChunk(); break;
            case TraceElement.Span: EndSpan(); break;
            case TraceElement.Link: _span.AddLink(_link.Build()); break;
            default: _span.AddEvent(_event.Build()); break;
        }
    }

    public void VisitText(TraceTextField field, in TraceText value)
    {
        string text = _texts.Get(value, ref _lastTexts[(int)field]);
        switch (field)
        {
            case TraceTextField.SpanService: _span.Service = text; break;
            case TraceTextField.SpanName: _span.Name = text; break;
            case TraceTextField.SpanResource: _span.Resource = text; break;
            case TraceTextField.SpanType: _span.Type = text; break;
            case TraceTextField.LinkTraceState: _link.TraceState = text; break;
            case TraceTextField.EventName: _event.Name = text; break;
            case TraceTextField.ChunkOrigin: _chunk!.Origin = text; break;
            case >= TraceTextFields.FirstLifted: _v1.Texts[field - TraceTextFields.FirstLifted] = text; break;
            default: SetHeader(field, text); break;
        }
    }

    public void VisitNumber(TraceNumberField field, long value)
    {
        switch (field)
        {
            case TraceNumberField.SpanTraceIdLower: _span.SetTraceId(0, (ulong)value); break;
            case TraceNumberField.SpanId: _span.SpanId = (ulong)value; break;
            case TraceNumberField.SpanParentId: _span.ParentId = (ulong)value; break;
            case TraceNumberField.SpanStart: _span.Start = value; break;
            case TraceNumberField.SpanDuration: _span.Duration = value; break;
            case TraceNumberField.SpanError: _span.ErrorMark = (int)value; break;
            case TraceNumberField.SpanKind: _v1.Kind = (uint)value; break;
            case TraceNumberField.LinkTraceIdUpper: _link.TraceIdUpper = (ulong)value; break;
            case TraceNumberField.LinkTraceIdLower: _link.TraceIdLower = (ulong)value; break;
            case TraceNumberField.LinkSpanId: _link.SpanId = (ulong)value; break;
            case TraceNumberField.LinkFlags: _link.Flags = (uint)value; break;
            case TraceNumberField.EventTime: _event.Time = (ulong)value; break;
            case TraceNumberField.ChunkPriority:
                _chunk!.Priority = value == (int)SamplingPriority.None
                ? null
                : (SamplingPriority)value; break;
            case TraceNumberField.ChunkDropped: _chunk!.IsDropped = value != 0; break;
            case TraceNumberField.ChunkMechanism: _chunk!.Mechanism = (SamplingMechanism)(uint)value; break;
            case TraceNumberField.ChunkTraceIdUpper: _traceIdUpper = (ulong)value; break;
            default: _traceIdLower = (ulong)value; break;
        }
    }

    public void VisitAttribute(TraceElement owner, in TraceText key, in TraceValue value)
    {
        if (owner != TraceElement.Span) SetAttribute(owner, key, value);
        else if (!TryAppendLikeliest(key, value)) SetSpanAttribute(key, value);
    }

    private void SetAttribute(TraceElement owner, TraceText key, TraceValue value)
    {
        _budget.Take(ObjectCosts.Attribute);
        ref TagName known = ref TagNameCache.Get(ref _names, key);
        string name = known.Key!.Name;
        switch (owner)
        {
            case TraceElement.Payload: (_payloadAttributes ??= [])[name] = ValueOf(value, ref known); break;
            case TraceElement.Chunk: (_chunk!.Attributes ??= [])[name] = ValueOf(value, ref known); break;
            case TraceElement.Link: (_link.Attributes ??= [])[name] = ValueOf(value, ref known); break;
            default: (_event.Attributes ??= [])[name] = ValueOf(value, ref known); break;
        }
    }

    public void Restart()
    {
        _budget.Reset();
        this = new PayloadBuilder(_traits.Format, _payloadBytes, _budget);
    }
}
