namespace SpanPack.Tool;

/// <summary>Where a span is, and where findings in it go.</summary>
internal readonly struct SpanPlace(FindingList findings, TraceFormatTraits traits, int chunk, int span)
{
    internal TraceFormatTraits Traits { get; } = traits;

    internal void Add(FindingKind kind, string effect) => Add(kind, string.Empty, effect);

    /// <param name="kind">What it is about.</param>
    /// <param name="field">The field within the span, or empty for the span itself.</param>
    /// <param name="effect">What the agent does, and why.</param>
    internal void Add(FindingKind kind, string field, string effect)
    {
        (TraceFormatTraits traits, int chunk, int span) = (Traits, Chunk, Span);
        Findings.Add(kind, () => RecordPath.Span(traits, chunk, span) + (field.Length == 0 ? string.Empty : "." + field), effect);
    }

    internal void AddAttribute(FindingKind kind, TagValueKind type, string key, string effect)
        => Add(kind, RecordPath.Attribute(Traits, type, key), effect);

    private FindingList Findings { get; } = findings;

    private int Chunk { get; } = chunk;

    private int Span { get; } = span;
}
