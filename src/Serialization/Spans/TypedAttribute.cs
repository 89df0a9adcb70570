namespace SpanPack;

/// <summary>Holds a value in one reference, so that a writer on another thread cannot see half of it.</summary>
internal sealed record TypedAttribute(TagValue Value);
