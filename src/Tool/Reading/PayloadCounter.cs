namespace SpanPack.Tool;

/// <summary>Counts chunks and spans without building any.</summary>
internal sealed class PayloadCounter(ProgressLine progress, CancellationToken cancellation) : ITraceVisitor
{
    internal long Chunks { get; private set; }

    internal long Spans { get; private set; }

    public void BeginElement(TraceElement element)
    {
        if (element == TraceElement.Chunk)
        {
            cancellation.ThrowIfCancellationRequested();
            Chunks++;
        }
        else if (element == TraceElement.Span)
        {
            cancellation.ThrowIfCancellationRequested();
            progress.Report(++Spans, "spans");
        }
    }

    public void Restart() => (Chunks, Spans) = (0, 0);

    public void EndElement(TraceElement element)
    {
        // It was counted when it began.
    }

    public void VisitText(TraceTextField field, in TraceText value)
    {
        // Fields are not counted.
    }

    public void VisitNumber(TraceNumberField field, long value)
    {
        // Fields are not counted.
    }

    public void VisitAttribute(TraceElement owner, in TraceText key, in TraceValue value)
    {
        // Attributes are not counted.
    }
}
