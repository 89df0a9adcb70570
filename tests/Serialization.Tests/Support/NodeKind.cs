namespace SpanPack.Serialization.Tests.Support;

/// <summary>The families of the MessagePack specification.</summary>
internal enum NodeKind
{
    Nil,
    Bool,
    Integer,
    Float32,
    Float64,
    Text,
    Binary,
    Array,
    Map,
    Extension,
}
