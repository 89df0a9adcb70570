namespace SpanPack;

/// <summary>What rules ask of a span: its attributes, else those of its process.</summary>
internal readonly ref struct SpanFacts(SpanSource source, ResourceDescription resource)
{
    internal readonly SpanSource Source = source;
    internal readonly ResourceDescription Resource = resource;

    internal ActivitySpanKind Kind => Source.Kind;

    /// <summary>The text of a key of the span, else of its process; null where both are empty or no text.</summary>
    internal string? Find(AttributeId id) => Source.Attributes.GetText(id) ?? Resource.GetText(id);

    /// <summary>The text of the first key that has one.</summary>
    internal string? Find(AttributeId first, AttributeId second) => Find(first) ?? Find(second);
}
