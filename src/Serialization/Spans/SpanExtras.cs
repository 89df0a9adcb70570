namespace SpanPack;

/// <summary>What most spans do not have, apart from the span: one look tells a writer that there is none of it, and a plain span stays small.</summary>
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
