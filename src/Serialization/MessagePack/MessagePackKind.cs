namespace SpanPack;

/// <summary>Types of values, as far as formats are told apart by them.</summary>
internal enum MessagePackKind
{
    Other,
    Nil,
    Integer,
    Text, // str or bin
    Array,
    Map,
}
