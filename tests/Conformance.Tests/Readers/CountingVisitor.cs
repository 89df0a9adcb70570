namespace SpanPack.Conformance.Tests.Readers;

/// <summary>Looks at everything and keeps nothing.</summary>
internal struct CountingVisitor : ITraceVisitor
{
    internal int Spans { get; private set; }

    internal long Bytes { get; private set; }

    public void Start(TraceElement element)
    {
        if (element == TraceElement.Span) Spans++;
    }

    public readonly void End(TraceElement element)
    {
    }

    public void Text(TraceTextField field, in TraceText value) => Bytes += value.Utf8.Length;

    public void Number(TraceNumberField field, long value) => Bytes += sizeof(long);

    public void Attribute(TraceElement owner, in TraceText key, in TraceValue value)
    {
        Bytes += key.Utf8.Length + value.Kind switch
        {
            TagValueKind.String => value.AsText().Utf8.Length,
            TagValueKind.Bytes => value.AsBytes().Length,
            _ => sizeof(double),
        };
    }

    public readonly void Restart(TraceSection section)
    {
    }
}
