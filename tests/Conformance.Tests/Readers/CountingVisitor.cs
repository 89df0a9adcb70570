namespace SpanPack.Conformance.Tests.Readers;

/// <summary>Looks at everything and keeps nothing.</summary>
internal struct CountingVisitor : ITraceVisitor
{
    internal int Spans { get; private set; }

    internal long Bytes { get; private set; }

    public void BeginElement(TraceElement element)
    {
        if (element == TraceElement.Span) Spans++;
    }

    public readonly void EndElement(TraceElement element)
    {
    }

    public void VisitText(TraceTextField field, in TraceText value) => Bytes += value.Utf8.Length;

    public void VisitNumber(TraceNumberField field, long value) => Bytes += sizeof(long);

    public void VisitAttribute(TraceElement owner, in TraceText key, in TraceValue value)
    {
        Bytes += key.Utf8.Length + value.Kind switch
        {
            TagValueKind.String => value.AsText().Utf8.Length,
            TagValueKind.Bytes => value.AsBytes().Length,
            _ => sizeof(double),
        };
    }

    public void Restart() => this = default;
}
