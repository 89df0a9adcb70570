namespace SpanPack.Benchmarks.Streams.Measuring;

/// <summary>What one process measured of one case. All amounts are for one span.</summary>
/// <param name="Label">The case.</param>
/// <param name="Nanoseconds">Of the fastest round.</param>
/// <param name="MedianNanoseconds">Of the round in the middle.</param>
/// <param name="Bytes">Bytes written.</param>
/// <param name="AllocatedBytes">Bytes allocated; null for floors.</param>
internal sealed record StreamFigures(string Label, double Nanoseconds, double MedianNanoseconds, double Bytes, double? AllocatedBytes);
