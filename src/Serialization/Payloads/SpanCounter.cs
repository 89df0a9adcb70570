namespace SpanPack;

/// <summary>Counts the spans of each chunk.</summary>
internal struct SpanCounter() : ITraceVisitor
{
    /// <summary>Gets the number of spans of each chunk that is not nil.</summary>
    internal List<int> PerChunk { get; } = [];

    public readonly void BeginElement(TraceElement element)
    {
        if (element == TraceElement.Chunk) PerChunk.Add(0);
        else if (element == TraceElement.Span) PerChunk[^1]++;
    }

    public readonly void EndElement(TraceElement element)
    {
    }

    public readonly void VisitText(TraceTextField field, in TraceText value)
    {
    }

    public readonly void VisitNumber(TraceNumberField field, long value)
    {
    }

    public readonly void VisitAttribute(TraceElement owner, in TraceText key, in TraceValue value)
    {
    }

    public readonly void RestartSection(TraceSection section)
    {
        if (section == TraceSection.Chunks) PerChunk.Clear();
        else if (section == TraceSection.Spans) PerChunk[^1] = 0;
    }
}
