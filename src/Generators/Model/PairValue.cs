namespace SpanPack.Generators.Model;

/// <summary>A constant value.</summary>
/// <param name="Kind">Which of the other members counts, if any.</param>
/// <param name="Text">The text of <see cref="PairValueKind.Text"/>, else empty.</param>
/// <param name="Bits">The 64 bits of an integer (two's complement) or of a double (IEEE 754), else 0.</param>
internal sealed record PairValue(PairValueKind Kind, string Text, long Bits);
