namespace SpanPack.Benchmarks.Quick;

/// <summary>A ratio of two cases and what it may be.</summary>
/// <param name="Name">What the table calls it.</param>
/// <param name="Measured">The case above the line.</param>
/// <param name="Against">The case below it.</param>
/// <param name="Limit">The most that the ratio may be.</param>
/// <param name="Source">Where the limit comes from.</param>
/// <param name="Minus">A case that is taken away from the measured one, where only what one adds to the other counts.</param>
internal sealed record RatioLimit(string Name, string Measured, string Against, double Limit, string Source, string? Minus = null);
