namespace SpanPack.Benchmarks.Judging;

/// <summary>What a row may be.</summary>
/// <param name="Row">The name of the row.</param>
/// <param name="AtMost">The most that its value may be.</param>
/// <param name="Aim">What it should be one day.</param>
internal sealed record RowLimit(string Row, double AtMost, double? Aim = null);
