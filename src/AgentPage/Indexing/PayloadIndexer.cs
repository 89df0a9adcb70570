using System.Runtime.InteropServices;

namespace SpanPack;

/// <summary>Reads payloads once on arrival, without building objects of spans. Safe for one thread at a time.</summary>
internal sealed class PayloadIndexer : ITraceVisitor
{
    private const int LargeIndex = 50_000; // spans: what larger payloads take is not held

    private readonly IndexPools _pools;
    private readonly ChunkIndexer _chunks;
    private readonly List<SpanEntry> _spans = [];
    private readonly List<SpanTexts> _texts = []; // of the chunk
    private byte[] _body = [];
    private TraceFormat _format;
    private bool _topLevelIsMarked;
    private SpanEntry _span;
    private SpanTexts _text;
    private ChunkTraceId _traceId;

    internal PayloadIndexer(IndexPools pools) => (_pools, _chunks) = (pools, new ChunkIndexer(pools));

    /// <param name="body">The payload.</param>
    /// <param name="format">Its format.</param>
    /// <param name="topLevelIsMarked">Whether the tracer marks the spans that enter a service.</param>
    internal IndexedPayload Index(byte[] body, TraceFormat format, bool topLevelIsMarked)
    {
        (_body, _format, _topLevelIsMarked, _traceId) = (body, format, topLevelIsMarked, new ChunkTraceId(format));
        Restart();
        try
        {
            PayloadIndexer visitor = this;
            TracePayloadReader.Visit(body, format, ref visitor);
            return _chunks.Build([.. _spans]);
        }
        catch (Exception problem) when (problem is TraceFormatException or IndexTooLargeException)
        {
            return IndexedPayload.Empty with { IsLeftOut = true }; // it was accepted by half, or is nothing that a tracer sends
        }
        finally
        {
            _body = [];
            if (_spans.Capacity > LargeIndex) Trim();
        }
    }

    public void BeginElement(TraceElement element)
    {
        if (element == TraceElement.Chunk)
        {
            _traceId.Begin();
            _texts.Clear();
        }
        else if (element == TraceElement.Span)
        {
            (_span, _text) = (default, default);
            _span.Service = _pools.Services.Find(default);
        }
    }

    public void EndElement(TraceElement element)
    {
        if (element == TraceElement.Span)
        {
            _spans.Add(_span);
            _texts.Add(_text);
            IndexBudget.Check(_spans.Count, _chunks.Count);
        }
        else if (element == TraceElement.Chunk)
        {
            _chunks.Add(_body, _traceId.Lower, _traceId.Upper, CollectionsMarshal.AsSpan(_spans), CollectionsMarshal.AsSpan(_texts),
                _topLevelIsMarked);
            IndexBudget.Check(_spans.Count, _chunks.Count);
        }
    }

    public void VisitText(TraceTextField field, in TraceText value)
    {
        switch (field)
        {
            case TraceTextField.SpanService:
                _span.Service = _pools.Services.Find(value.Utf8);
                _text.Service = TextSlice.Of(_body, value.Utf8);
                break;
            case TraceTextField.SpanName: _text.Name = TextSlice.Of(_body, value.Utf8); break;
            case TraceTextField.SpanResource: _text.Resource = TextSlice.Of(_body, value.Utf8); break;
            case TraceTextField.SpanType: _text.Type = TextSlice.Of(_body, value.Utf8); break;
        }
    }

    public void VisitNumber(TraceNumberField field, long value)
    {
        switch (field)
        {
            case TraceNumberField.SpanId: _span.Id = (ulong)value; break;
            case TraceNumberField.SpanParentId: _span.Parent = (ulong)value; break;
            case TraceNumberField.SpanStart: _text.Start = SpanTime.Of(value, _format); break;
            case TraceNumberField.SpanDuration: _span.Duration = SpanTime.Of(value, _format); break;
            case TraceNumberField.SpanError: _span.IsError = value != 0; break;
            default: _traceId.Visit(field, value, isFirst: _texts.Count == 0); break;
        }
    }

    public void VisitAttribute(TraceElement owner, in TraceText key, in TraceValue value)
    {
        if (owner != TraceElement.Span) return;
        switch (key.Utf8.Length)
        {
            case 9: _traceId.VisitTag(key, value, isFirst: _texts.Count == 0); break;
            case 10 or 13 when key.Utf8.SequenceEqual("_top_level"u8) || key.Utf8.SequenceEqual("_dd.top_level"u8):
                _text.IsTopLevel = IsOne(value);
                break;
            case 16 when key.Utf8.SequenceEqual("http.status_code"u8):
                if (value.Kind == TagValueKind.String) _text.Status = TextSlice.Of(_body, value.AsText().Utf8);
                else if (value.Kind == TagValueKind.Double && value.AsDouble() is > 0 and < 1000 and var status)
                    _text.StatusNumber = (int)status;
                else if (value.Kind == TagValueKind.Int && value.AsInt64() is > 0 and < 1000 and var code) _text.StatusNumber = (int)code;
                break;
        }
    }

    public void Restart()
    {
        _spans.Clear();
        _chunks.Clear();
    }

    private void Trim()
    {
        _spans.Clear();
        _spans.TrimExcess();
        _texts.Clear();
        _texts.TrimExcess();
        _chunks.Trim();
    }

    private static bool IsOne(in TraceValue value)
        => (value.Kind == TagValueKind.Double && value.AsDouble() == 1) || (value.Kind == TagValueKind.Int && value.AsInt64() == 1);
}
