namespace SpanPack;

/// <summary>Builds the first spans of a payload and counts the others.</summary>
internal sealed class DrawnPayloadVisitor : ITraceVisitor
{
    private readonly List<TraceChunk> _chunks = [];
    private readonly List<Span> _spans = []; // of the chunk
    private readonly Dictionary<Span, long> _moreTags = new(ReferenceEqualityComparer.Instance);
    private readonly TraceFormat _format;
    private readonly bool _hasTraceFields;
    private readonly int _maxSpans;
    private readonly DrawnTexts _texts;
    private readonly DrawnSpan _span;
    private readonly DrawnAttributes _attributes; // of a link or an event
    private UInt128 _traceId;
    private ulong _linkUpper, _linkLower, _linkSpan, _eventTime;
    private uint _linkFlags;
    private string _text = string.Empty; // of a link or an event
    private int _built; // spans of the chunks before
    private long _chunkSpans;
    private long _moreSpans;

    private DrawnPayloadVisitor(TraceFormat format, int maxSpans, int maxTags, int payloadBytes)
    {
        TraceFormatTraits traits = format.GetTraits();
        _format = format;
        _hasTraceFields = traits.HasTraceFields;
        _maxSpans = maxSpans;
        _texts = new DrawnTexts(payloadBytes);
        _span = new DrawnSpan(maxTags, traits.HasTypedAttributes, _texts);
        _attributes = new DrawnAttributes(_texts);
    }

    private bool IsDrawn => _built + _spans.Count < _maxSpans;

    /// <summary>Reads the part of a payload that is shown; the rest is not built.</summary>
    /// <param name="payload">The body of a request.</param>
    /// <param name="format">Its format.</param>
    /// <param name="maxSpans">The maximum number of spans.</param>
    /// <param name="maxTags">The maximum number of tags, links and events of each.</param>
    /// <exception cref="TraceFormatException">The bytes are not a payload of that format.</exception>
    internal static DrawnPayload Read(ReadOnlySpan<byte> payload, TraceFormat format, int maxSpans, int maxTags)
    {
        var visitor = new DrawnPayloadVisitor(format, maxSpans, maxTags, payload.Length);
        TracePayloadReader.Visit(payload, format, ref visitor);
        return new DrawnPayload(visitor._chunks, visitor._moreSpans, visitor._moreTags);
    }

    public void BeginElement(TraceElement element)
    {
        switch (element)
        {
            case TraceElement.Chunk:
                _spans.Clear();
                (_traceId, _chunkSpans) = (0, 0);
                break;
            case TraceElement.Span when IsDrawn:
                _span.Begin();
                break;
            case TraceElement.Link or TraceElement.Event:
                _attributes.Clear();
                (_linkUpper, _linkLower, _linkSpan, _linkFlags, _eventTime, _text) = (0, 0, 0, 0, 0, string.Empty);
                break;
        }
    }

    public void EndElement(TraceElement element)
    {
        if (element == TraceElement.Chunk)
        {
            EndChunk();
            return;
        }

        if (element == TraceElement.Span) _chunkSpans++;
        if (!IsDrawn) return;
        switch (element)
        {
            case TraceElement.Span: EndSpan(); break;
            case TraceElement.Link:
                var id = new UInt128(_linkUpper, _linkLower);
                _span.Add(new SpanLink(id, _linkSpan) { Flags = _linkFlags, TraceState = _text, Attributes = _attributes.Build() });
                break;
            default: _span.Add(new SpanEvent(_text, _eventTime) { Attributes = _attributes.Build() }); break;
        }
    }

    public void VisitText(TraceTextField field, in TraceText value)
    {
        if (!IsDrawn) return;
        if (field is not (TraceTextField.LinkTraceState or TraceTextField.EventName)) _span.Set(field, value);
        else if (!_span.IsFull) _text = _texts.Cut(value);
    }

    public void VisitNumber(TraceNumberField field, long value)
    {
        switch (field)
        {
            case TraceNumberField.ChunkTraceIdUpper: _traceId = new UInt128((ulong)value, (ulong)_traceId); break;
            case TraceNumberField.ChunkTraceIdLower: _traceId = new UInt128((ulong)(_traceId >> 64), (ulong)value); break;
            case TraceNumberField.LinkTraceIdUpper: _linkUpper = (ulong)value; break;
            case TraceNumberField.LinkTraceIdLower: _linkLower = (ulong)value; break;
            case TraceNumberField.LinkSpanId: _linkSpan = (ulong)value; break;
            case TraceNumberField.LinkFlags: _linkFlags = (uint)value; break;
            case TraceNumberField.EventTime: _eventTime = (ulong)value; break;
            default: SetNumber(field, value); break;
        }
    }

    public void VisitAttribute(TraceElement owner, in TraceText key, in TraceValue value)
    {
        if (!IsDrawn) return;
        if (owner == TraceElement.Span) _span.Add(key, value);
        else if (owner is TraceElement.Link or TraceElement.Event && !_span.IsFull) _attributes.Add(key, value);
    }

    public void Restart()
    {
        (_built, _moreSpans) = (0, 0);
        _chunks.Clear();
        _spans.Clear();
        _moreTags.Clear();
    }

    private void SetNumber(TraceNumberField field, long value)
    {
        if (!IsDrawn) return;
        bool isTime = field is TraceNumberField.SpanStart or TraceNumberField.SpanDuration;
        _span.Set(field, isTime ? SpanTime.Of(value, _format) : value);
    }

    private void EndSpan()
    {
        Span span = _span.Build(out long moreTags);
        if (moreTags > 0) _moreTags[span] = moreTags;
        _spans.Add(span);
    }

    private void EndChunk()
    {
        _moreSpans += _chunkSpans - _spans.Count;
        if (_spans.Count == 0) return;
        _built += _spans.Count;
        if (_hasTraceFields) _spans.ForEach(span => span.TraceId = _traceId);
        _chunks.Add(new TraceChunk(_spans.ToArray()));
    }
}
