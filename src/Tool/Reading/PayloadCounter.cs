namespace SpanPack.Tool;

/// <summary>Counts chunks and spans without building any.</summary>
internal sealed class PayloadCounter(ProgressLine progress, CancellationToken cancellation) : ITraceVisitor
{
    private long _chunkSpans;

    internal long Chunks { get; private set; }

    internal long Spans { get; private set; }

    public void BeginElement(TraceElement element)
    {
        if (element == TraceElement.Chunk)
        {
            cancellation.ThrowIfCancellationRequested();
            (Chunks, _chunkSpans) = (Chunks + 1, 0);
        }
        else if (element == TraceElement.Span)
        {
            cancellation.ThrowIfCancellationRequested();
            _chunkSpans++;
            progress.Report(++Spans, "spans");
        }
    }

    public void RestartSection(TraceSection section)
    {
        if (section == TraceSection.Chunks)
        {
            (Chunks, Spans) = (0, 0);
        }
        else if (section == TraceSection.Spans)
        {
            (Spans, _chunkSpans) = (Spans - _chunkSpans, 0);
        }
    }

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
