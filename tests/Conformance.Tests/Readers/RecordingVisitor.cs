using System.Text;

namespace SpanPack.Conformance.Tests.Readers;

/// <summary>Writes down what it is told, and forgets what is void.</summary>
internal struct RecordingVisitor : ITraceVisitor
{
    private readonly StringBuilder _log = new();
    private readonly Stack<TraceElement> _open = new();

    public RecordingVisitor()
    {
    }

    internal int Chunks { get; private set; }

    internal int Spans { get; private set; }

    internal int Restarts { get; private set; }

    public void BeginElement(TraceElement element)
    {
        _open.Push(element);
        _log.Append($"({element} ");
        if (element == TraceElement.Chunk) Chunks++;
        if (element == TraceElement.Span) Spans++;
    }

    public readonly void EndElement(TraceElement element)
    {
        Assert.Equal(_open.Pop(), element);
        _log.Append(") ");
    }

    public readonly void VisitText(TraceTextField field, in TraceText value) => _log.Append($"{field}={value.ToString()} ");

    public readonly void VisitNumber(TraceNumberField field, long value) => _log.Append($"{field}={value} ");

    public readonly void VisitAttribute(TraceElement owner, in TraceText key, in TraceValue value)
    {
        Assert.Equal(_open.Count == 0 ? TraceElement.Payload : _open.Peek(), owner);
        _log.Append($"{key.ToString()}:{value.ToTagValue()} ");
    }

    public void Restart()
    {
        _log.Clear();
        _open.Clear();
        (Chunks, Spans) = (0, 0);
        Restarts++;
    }

    public readonly override string ToString() => _log.ToString();
}
