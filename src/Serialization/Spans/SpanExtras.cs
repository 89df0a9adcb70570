namespace SpanPack;

/// <summary>
/// The rarely used parts of a span, in a separate object: one check tells a writer that there are none, and a plain span stays small.
/// </summary>
internal sealed class SpanExtras
{
    internal PublishedList<SpanLink> Links;
    internal PublishedList<SpanEvent> Events;
    internal CustomTags<byte[]?> MetaStruct;
    internal CustomTags<TypedAttribute?> Attributes;

    internal string? LastParentId { get; set; }

    internal string? ServiceSource { get; set; }

    internal SpanV1Fields? V1Fields { get; set; }
}
