using System.Diagnostics;

namespace SpanPack;

/// <summary>A share from 0 to 1, or none, in 8 bytes. The default is none.</summary>
[DebuggerDisplay("{Value}")]
internal readonly record struct OptionalRate
{
    private readonly long _bits; // 0 for none, which no share has: those of a share are inverted

    /// <param name="value">The share; null for none.</param>
    internal OptionalRate(double? value) => _bits = value is { } share ? ~BitConverter.DoubleToInt64Bits(share) : 0;

    /// <summary>Gets the share; null for none.</summary>
    internal double? Value => _bits == 0 ? null : BitConverter.Int64BitsToDouble(~_bits);
}
