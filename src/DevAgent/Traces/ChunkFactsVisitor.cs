namespace SpanPack;

/// <summary>Reads the facts of the chunks of a payload, without spans being built.</summary>
internal sealed class ChunkFactsVisitor : TraceVisitor
{
    private const int MaxTextBytes = 100; // of a service, name or resource in a message
    private const int MaxCells = 160;

    private readonly List<ChunkFacts> _chunks = [];
    private readonly string[] _texts = ["", "", ""]; // of the span: service, name, resource
    private readonly TraceFormat _format;
    private ChunkTraceId _traceId;
    private ulong _parent;
    private long _start, _duration, _chunkStart, _chunkEnd, _headStart;
    private bool _isError, _hasRoot;
    private int _spans, _errors;
    private string _head = "", _headOperation = "";

    private ChunkFactsVisitor(TraceFormat format) => (_format, _traceId) = (format, new ChunkTraceId(format));

    /// <summary>Reads a payload that was accepted.</summary>
    /// <returns>The facts of each chunk, in the order of the payload.</returns>
    internal static IReadOnlyList<ChunkFacts> Read(ReadOnlySpan<byte> body, TraceFormat format)
    {
        var visitor = new ChunkFactsVisitor(format);
        TracePayloadReader.Visit(body, format, ref visitor);
        return visitor._chunks;
    }

    public override void BeginElement(TraceElement element)
    {
        if (element == TraceElement.Chunk)
        {
            _traceId.Begin();
            (_spans, _errors, _hasRoot, _head, _headOperation) = (0, 0, false, "", "");
            (_chunkStart, _chunkEnd, _headStart) = (long.MaxValue, long.MinValue, long.MaxValue);
        }
        else if (element == TraceElement.Span)
        {
            (_parent, _start, _duration, _isError) = (0, 0, 0, false);
            Array.Fill(_texts, "");
        }
    }

    public override void EndElement(TraceElement element)
    {
        if (element == TraceElement.Span) EndSpan();
        if (element != TraceElement.Chunk) return;
        double duration = _spans == 0 ? 0 : (double)((Int128)_chunkEnd - _chunkStart);
        var trace = new FilteredTrace(_traceId.Upper, _traceId.Lower, duration, _spans, _errors, _hasRoot)
        {
            Start = _chunkStart,
            Operation = _headOperation,
        };
        _chunks.Add(new ChunkFacts(trace, _chunkStart, _chunkEnd, _head, _headStart));
    }

    public override void VisitText(TraceTextField field, in TraceText value)
    {
        switch (field)
        {
            case TraceTextField.SpanService: _texts[0] = Utf8Text.Cut(value, MaxTextBytes); break;
            case TraceTextField.SpanName: _texts[1] = Utf8Text.Cut(value, MaxTextBytes); break;
            case TraceTextField.SpanResource: _texts[2] = Utf8Text.Cut(value, MaxTextBytes); break;
        }
    }

    public override void VisitNumber(TraceNumberField field, long value)
    {
        switch (field)
        {
            case TraceNumberField.SpanParentId: _parent = (ulong)value; break;
            case TraceNumberField.SpanStart: _start = SpanTime.Of(value, _format); break;
            case TraceNumberField.SpanDuration: _duration = SpanTime.Of(value, _format); break;
            case TraceNumberField.SpanError: _isError = value != 0; break;
            default: _traceId.Visit(field, value, isFirst: _spans == 0); break;
        }
    }

    public override void VisitAttribute(TraceElement owner, in TraceText key, in TraceValue value)
    {
        if (owner == TraceElement.Span) _traceId.VisitTag(key, value, isFirst: _spans == 0);
    }

    public override void Restart() => _chunks.Clear();

    private void EndSpan()
    {
        bool isRoot = _parent == 0;
        if (isRoot != _hasRoot ? isRoot : _start < _headStart || _spans == 0)
        {
            (_hasRoot, _headStart, _headOperation) = (isRoot, _start, _texts[1]);
            _head = VisibleText.Fit(string.Join(' ', _texts.Where(static text => text.Length > 0)), MaxCells, "...").Text;
        }

        _spans++;
        if (_isError) _errors++;
        _chunkStart = Math.Min(_chunkStart, _start);
        _chunkEnd = Math.Max(_chunkEnd, _duration <= 0 || _start > long.MaxValue - _duration ? _start : _start + _duration);
    }
}
