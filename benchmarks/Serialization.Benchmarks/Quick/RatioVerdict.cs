namespace SpanPack.Benchmarks.Quick;

/// <summary>What a ratio came to.</summary>
/// <param name="Name">What the table calls it.</param>
/// <param name="Value">The ratio, of the lowest minimum of each case over all processes.</param>
/// <param name="Limit">The most that it may be, the tolerance included.</param>
/// <param name="IsOver">Whether it is more.</param>
internal sealed record RatioVerdict(string Name, double Value, double Limit, bool IsOver);
