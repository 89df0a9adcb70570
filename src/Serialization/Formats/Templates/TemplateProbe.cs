using System.Globalization;

namespace SpanPack;

/// <summary>
/// Values in the holes of a template while it is learned. They occur in no other place, so the holes are where they are found.
/// </summary>
/// <param name="Number">0 or 1. Bytes that are equal for both probes are constant.</param>
internal readonly record struct TemplateProbe(int Number)
{
    private const ulong Odd = 0x9E3779B97F4A7C15; // its multiples have no pattern

    internal ulong TraceIdUpper => Random(1);

    internal ulong TraceIdLower => Random(2);

    internal UInt128 TraceId => new(TraceIdUpper, TraceIdLower);

    internal string TraceIdText => TraceId.ToString("x32", CultureInfo.InvariantCulture);

    internal ulong SpanId => Random(3);

    internal ulong ParentId => Random(4);

    /// <summary>Nanoseconds since the Unix epoch: a time of 2023.</summary>
    internal long Start => 1_700_000_000_000_000_000 + (long)(Random(5) >> 16);

    /// <summary>Nanoseconds, below the 4.3 s that take four bytes.</summary>
    internal long Duration => 1_000_000_000 + (long)(Random(6) >> 34);

    internal double SamplingRate => Fraction(7);

    internal double RateLimit => Fraction(8);

    /// <summary>Gets the rate of sampling as a text.</summary>
    internal string RateText => Text(9_999);

    /// <summary>Returns the value of a hole for text: 24 characters of ASCII.</summary>
    internal string Text(int hole) => $"~{Random(16 + hole):x16}~{Number}{hole:d4}~";

    /// <summary>Returns the value of a hole for an integer of 32 bits.</summary>
    internal int Integer(int hole) => 0x4000_0000 | (int)(Random(256 + hole) >> 34);

    /// <summary>Returns the value of a hole for a floating-point number.</summary>
    internal double Real(int hole) => 1 + Fraction(512 + hole);

    // The upper bits are set: ids have eight bytes in their shortest form.
    private ulong Random(int seed) => (((ulong)((seed * 2) + Number) * Odd) ^ 0x5A5A_A5A5_C3C3_3C3C) | 0x4000_0000_0000_0001;

    private double Fraction(int seed) => (Random(seed) >> 12) / (double)(1UL << 53);
}
