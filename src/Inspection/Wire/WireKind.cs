namespace SpanPack;

/// <summary>The kinds of MessagePack elements that sizes distinguish.</summary>
internal enum WireKind
{
    Integer,
    OtherScalar,
    Text,
    Binary,
    Array,
    Map,
}
