namespace SpanPack;

/// <summary>The position of a span, and the list that receives its findings.</summary>
internal readonly struct SpanPlace(FindingList findings, TraceFormatTraits traits, int chunk, int span)
{
    internal TraceFormatTraits Traits { get; } = traits;

    /// <summary>Counts a finding if it would be hidden, so that its text need not be built.</summary>
    internal bool Hide(FindingKind kind) => Findings.Hide(kind);

    internal void Add(FindingKind kind, string effect) => Add(kind, string.Empty, effect);

    /// <param name="kind">The subject.</param>
    /// <param name="field">The field within the span, or empty for the span itself.</param>
    /// <param name="effect">The change that the agent makes, and the reason.</param>
    internal void Add(FindingKind kind, string field, string effect)
    {
        if (Findings.Hide(kind)) return;
        Add(kind, field, effect, Findings);
    }

    // On its own, so that what the path needs is not kept for findings that are hidden.
    private void Add(FindingKind kind, string field, string effect, FindingList findings)
    {
        (TraceFormatTraits traits, int chunk, int span) = (Traits, Chunk, Span);
        findings.Add(kind, () => RecordPath.Span(traits, chunk, span)
            + (field.Length == 0 ? string.Empty : "." + field), effect, chunk, span);
    }

    internal void AddAttribute(FindingKind kind, TagValueKind type, string key, string effect)
    {
        if (!Findings.Hide(kind)) Add(kind, RecordPath.Attribute(Traits, type, key), effect, Findings);
    }

    private FindingList Findings { get; } = findings;

    private int Chunk { get; } = chunk;

    private int Span { get; } = span;
}
