namespace SpanPack;

/// <summary>The kinds of MessagePack elements, as far as sizes care.</summary>
internal enum WireKind
{
    Integer,
    OtherScalar,
    Text,
    Binary,
    Array,
    Map,
}
