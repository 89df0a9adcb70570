namespace SpanPack;

/// <summary>What rules ask of a span: its attributes, else those of its process.</summary>
internal readonly ref struct SpanFacts(SpanSource source, ResourceDescription resource)
{
    internal readonly SpanSource Source = source;
    internal readonly ResourceDescription Resource = resource;

    /// <summary>Which keys the span or its process has: a bit each.</summary>
    internal ulong Present => Source.Attributes.Present | Resource.Present;

    internal ActivitySpanKind Kind => Source.Kind;

    /// <summary>The integer of a key of the span, else of its process; null where both are of other types.</summary>
    internal long? FindInteger(AttributeId id) => Source.Attributes.GetInteger(id) ?? Resource.GetInteger(id);

    /// <summary>The text of a key of the span, else of its process; null where both are empty or no text.</summary>
    internal string? Find(AttributeId id) => Source.Attributes.GetText(id) ?? Resource.GetText(id);

    /// <summary>The text of the first key that has one.</summary>
    internal string? Find(AttributeId first, AttributeId second) => Find(first) ?? Find(second);

    /// <summary>The text of a key in the form of tags; null where nothing is left of it.</summary>
    internal string? FindTag(AttributeId id) => TagOf(Find(id));

    /// <summary>The text of the first key that has one, in the form of tags; null where nothing is left of it.</summary>
    internal string? FindTag(AttributeId first, AttributeId second) => TagOf(Find(first, second));

    /// <summary>Whether something is left of the text of the first key that has one, in the form of tags.</summary>
    internal bool HasTag(AttributeId first, AttributeId second) => Find(first, second) is { } text && !TagForm.IsEmpty(text);

    private static string? TagOf(string? text) => text is not null && MappedTexts.Get(TextForm.TagValue, text) is { Length: > 0 } form ? form : null;
}
