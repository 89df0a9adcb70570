namespace SpanPack.Generators.Model;

/// <summary>The MessagePack family of a constant value.</summary>
internal enum PairValueKind
{
    Nil,
    False,
    True,
    Text,
    UnsignedInteger,
    NegativeInteger,
    Float64,
}
