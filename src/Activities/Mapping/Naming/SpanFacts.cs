namespace SpanPack;

/// <summary>The input of rules: the attributes of a span, else those of its process.</summary>
internal readonly ref struct SpanFacts(SpanSource source, ResourceDescription resource)
{
    internal readonly SpanSource Source = source;
    internal readonly ResourceDescription Resource = resource;

    /// <summary>Gets the set of keys that the span or its process has: a bit each.</summary>
    internal ulong Present => Source.Attributes.Present | Resource.Present;

    internal ActivitySpanKind Kind => Source.Kind;

    /// <summary>Returns the integer of a key of the span, else of its process; null if both have other types.</summary>
    internal long? FindInteger(AttributeId id) => Source.Attributes.GetInteger(id) ?? Resource.GetInteger(id);

    /// <summary>Returns the text of a key of the span, else of its process; null if both are empty or not text.</summary>
    internal string? Find(AttributeId id) => Source.Attributes.GetText(id) ?? Resource.GetText(id);

    /// <summary>Returns the text of the first key that has one.</summary>
    internal string? Find(AttributeId first, AttributeId second) => Find(first) ?? Find(second);

    /// <summary>Returns the text of a key, normalized as a tag; null if nothing remains.</summary>
    internal string? FindTag(AttributeId id) => TagOf(Find(id));

    /// <summary>Returns the text of the first key that has one, normalized as a tag; null if nothing remains.</summary>
    internal string? FindTag(AttributeId first, AttributeId second) => TagOf(Find(first, second));

    /// <summary>Returns whether the text of the first key that has one remains non-empty when normalized as a tag.</summary>
    internal bool HasTag(AttributeId first, AttributeId second) => Find(first, second) is { } text && !TagForm.IsEmpty(text);

    private static string? TagOf(string? text)
        => text is not null && MappedTexts.Get(TextForm.TagValue, text) is { Length: > 0 } form ? form : null;
}
