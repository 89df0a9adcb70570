namespace SpanPack;

/// <summary>Creates rows of the spans of some chunks of a payload. Safe for one thread at a time.</summary>
/// <param name="texts">Gets each text once.</param>
/// <param name="most">The maximum number of rows.</param>
internal sealed class SpanRowVisitor(TextPool texts, int most) : ITraceVisitor
{
    private readonly List<DraftRow> _rows = [];
    private readonly Dictionary<int, ChunkRow> _chunks = [];
    private HashSet<int> _wanted = [];
    private KeptPayload _payload = null!; // set where a payload begins
    private int _firstRow; // of the payload
    private int _chunk;
    private int _chunkSpans;
    private int? _priority;
    private string? _origin;
    private DraftRow _row = new();

    internal IReadOnlyList<DraftRow> Rows => _rows;

    internal bool IsTruncated { get; private set; }

    /// <summary>Reads a payload.</summary>
    /// <param name="payload">The payload.</param>
    /// <param name="chunks">The chunks that rows are made of.</param>
    /// <returns>The rows of these chunks.</returns>
    internal IEnumerable<ChunkRow> Read(KeptPayload payload, HashSet<int> chunks)
    {
        (_payload, _wanted, _firstRow) = (payload, chunks, _rows.Count);
        Restart();
        SpanRowVisitor visitor = this;
        TracePayloadReader.Visit(payload.Body, payload.Format, ref visitor);
        return _chunks.OrderBy(static chunk => chunk.Key).Select(static chunk => chunk.Value).ToArray();
    }

    private bool IsWanted => _wanted.Contains(_chunk);

    public void BeginElement(TraceElement element)
    {
        switch (element)
        {
            case TraceElement.Chunk:
                _chunk++;
                (_chunkSpans, _priority, _origin) = (0, null, null);
                break;
            case TraceElement.Span:
                _row = new DraftRow
                {
                    Service = texts.Find(default), Name = texts.Find(default),
                    Resource = texts.Find(default), Type = texts.Find(default)
                }; break;
            case TraceElement.Link: _row.Links++; break;
            case TraceElement.Event: _row.Events++; break;
        }
    }

    public void EndElement(TraceElement element)
    {
        if (element == TraceElement.Span)
        {
            _row.Reference = new SpanReference(_payload.Id, _chunk, _chunkSpans++);
            if (!IsWanted) return;
            if (_rows.Count < most) _rows.Add(_row);
            else IsTruncated = true;
        }
        else if (element == TraceElement.Chunk && IsWanted)
        {
            _chunks[_chunk] =
                new ChunkRow { Payload = _payload.Id, Index = _chunk, Spans = _chunkSpans, Priority = _priority, Origin = _origin };
        }
    }

    public void VisitText(TraceTextField field, in TraceText value)
    {
        if (!IsWanted) return;
        switch (field)
        {
            case TraceTextField.SpanService: _row.Service = texts.Find(value.Utf8); break;
            case TraceTextField.SpanName: _row.Name = texts.Find(value.Utf8); break;
            case TraceTextField.SpanResource: _row.Resource = texts.Find(value.Utf8); break;
            case TraceTextField.SpanType: _row.Type = texts.Find(value.Utf8); break;
            case TraceTextField.ChunkOrigin when value.Utf8.Length > 0: _origin = ListText.Of(value.Utf8); break;
        }
    }

    public void VisitNumber(TraceNumberField field, long value)
    {
        switch (field)
        {
            case TraceNumberField.SpanId: _row.Id = (ulong)value; break;
            case TraceNumberField.SpanParentId: _row.Parent = (ulong)value; break;
            case TraceNumberField.SpanStart: _row.Start = SpanTime.Of(value, _payload.Format); break;
            case TraceNumberField.SpanDuration: _row.Duration = SpanTime.Of(value, _payload.Format); break;
            case TraceNumberField.SpanError: _row.IsError = value != 0; break;
            case TraceNumberField.SpanKind when value != 0: _row.Kind = SpanKindName.Short((uint)value); break;
            case TraceNumberField.ChunkPriority when value != (int)SamplingPriority.None: _priority = (int)value; break;
        }
    }

    public void VisitAttribute(TraceElement owner, in TraceText key, in TraceValue value)
    {
        if (owner != TraceElement.Span || !IsWanted) return;
        if (value.Kind == TagValueKind.Double && key.Utf8.SequenceEqual("_sampling_priority_v1"u8))
            _priority = (int)Math.Clamp(value.AsDouble(), int.MinValue, int.MaxValue);
        if (value.Kind != TagValueKind.String) return;
        ReadOnlySpan<byte> text = value.AsText().Utf8;
        if (key.Utf8.SequenceEqual("span.kind"u8)) _row.Kind = ListText.Of(text);
        else if (key.Utf8.SequenceEqual("_dd.origin"u8)) _origin = ListText.Of(text);
        else if (key.Utf8.SequenceEqual("events"u8)) _row.Events += JsonArrays.Count(text);
        else if (key.Utf8.SequenceEqual("_dd.span_links"u8)) _row.Links += JsonArrays.Count(text);
    }

    public void Restart()
    {
        _rows.RemoveRange(_firstRow, _rows.Count - _firstRow);
        _chunks.Clear();
        (_chunk, IsTruncated) = (-1, false);
    }
}
