namespace SpanPack.Tool;

/// <summary>Where a span is, and where findings in it go.</summary>
internal readonly struct SpanPlace(FindingList findings, TraceFormat format, int chunk, int span)
{
    internal TraceFormat Format { get; } = format;

    internal void Add(FindingKind kind, string effect) => Add(kind, string.Empty, effect);

    /// <param name="kind">What it is about.</param>
    /// <param name="field">The field within the span, or empty for the span itself.</param>
    /// <param name="effect">What the agent does, and why.</param>
    internal void Add(FindingKind kind, string field, string effect)
    {
        (TraceFormat format, int chunk, int span) = (Format, Chunk, Span);
        Findings.Add(kind, () => RecordPath.Span(format, chunk, span) + (field.Length == 0 ? string.Empty : "." + field), effect);
    }

    internal void AddAttribute(FindingKind kind, TagValueKind type, string key, string effect)
        => Add(kind, RecordPath.Attribute(Format, type, key), effect);

    private FindingList Findings { get; } = findings;

    private int Chunk { get; } = chunk;

    private int Span { get; } = span;
}
