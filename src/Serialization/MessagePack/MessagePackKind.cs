namespace SpanPack;

/// <summary>The types of values that distinguish formats.</summary>
internal enum MessagePackKind
{
    Other,
    Nil,
    Integer,
    Text, // str or bin
    Array,
    Map,
}
