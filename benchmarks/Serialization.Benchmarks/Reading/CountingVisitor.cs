namespace SpanPack.Benchmarks.Reading;

/// <summary>Takes each part in hand, as a program would that adds up where the bytes are.</summary>
internal struct CountingVisitor : ITraceVisitor
{
    internal int Spans { get; private set; }

    internal int Attributes { get; private set; }

    internal long Bytes { get; private set; }

    internal long Numbers { get; private set; }

    public void BeginElement(TraceElement element) => Spans += element == TraceElement.Span ? 1 : 0;

    public readonly void EndElement(TraceElement element)
    {
    }

    public void VisitText(TraceTextField field, in TraceText value) => Bytes += value.Utf8.Length;

    public void VisitNumber(TraceNumberField field, long value) => Numbers += value;

    public void VisitAttribute(TraceElement owner, in TraceText key, in TraceValue value)
    {
        Attributes++;
        Bytes += key.Utf8.Length;
        if (value.Kind == TagValueKind.String) Bytes += value.AsText().Utf8.Length;
    }

    public void Restart() => this = default;
}
