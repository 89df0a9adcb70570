namespace SpanPack;

/// <summary>Checks a payload and collects its number of chunks and spans and its services, without building spans.</summary>
internal sealed class PayloadSummary : TraceVisitor
{
    private const int MaxRoots = 4096;

    private readonly HashSet<RootService> _roots = [];
    private readonly RootSearch _chunk = new();
    private readonly SpanService _service = new();
    private readonly KeptText _environment = new(RootService.MaxEnvironmentBytes);
    private readonly bool _hasTypedAttributes;
    private ulong _spanId;
    private ulong _parentId;

    private PayloadSummary(TraceFormat format) => _hasTypedAttributes = format.GetTraits().HasTypedAttributes;

    internal int ChunkCount { get; private set; }

    internal int SpanCount { get; private set; }

    /// <summary>Gets the services of the chunks: each once, and 4,096 at most.</summary>
    internal IReadOnlyCollection<RootService> Roots => _roots;

    /// <summary>Gets the environment of all spans; empty when the payload has none.</summary>
    internal string Environment => _environment.Normalize();

    /// <exception cref="TraceFormatException">The bytes are not a payload of that format.</exception>
    internal static PayloadSummary Of(ReadOnlySpan<byte> payload, TraceFormat format)
    {
        var summary = new PayloadSummary(format);
        TracePayloadReader.Visit(payload, format, ref summary);
        return summary;
    }

    public override void BeginElement(TraceElement element)
    {
        if (element == TraceElement.Chunk)
        {
            ChunkCount++;
            _chunk.Begin();
        }
        else if (element == TraceElement.Span)
        {
            _spanId = _parentId = 0;
            _service.Clear();
        }
    }

    public override void EndElement(TraceElement element)
    {
        if (element == TraceElement.Span)
        {
            SpanCount++;
            _chunk.Add(_spanId, _parentId, _service.Read());
        }
        else if (element == TraceElement.Chunk && _chunk.SpanCount > 0 && _roots.Count < MaxRoots)
        {
            _roots.Add(_chunk.Find());
        }
    }

    public override void VisitText(TraceTextField field, in TraceText value)
    {
        if (field == TraceTextField.SpanService) _service.SetService(value);
        else if (field == TraceTextField.SpanEnvironment) _service.SetField(value);
        else if (field == TraceTextField.PayloadEnvironment) _environment.Set(value);
    }

    public override void VisitNumber(TraceNumberField field, long value)
    {
        if (field == TraceNumberField.SpanId) _spanId = (ulong)value;
        else if (field == TraceNumberField.SpanParentId) _parentId = (ulong)value;
    }

    public override void VisitAttribute(TraceElement owner, in TraceText key, in TraceValue value)
    {
        if (owner != TraceElement.Span || !key.Utf8.SequenceEqual("env"u8)) return;
        if (value.Kind == TagValueKind.String) _service.SetTag(value.AsText());
        else if (_hasTypedAttributes) _service.ClearTag(); // one value for a key, whatever its type
    }

    public override void Restart()
    {
        ChunkCount = SpanCount = 0;
        _roots.Clear();
        _environment.Clear();
    }
}
