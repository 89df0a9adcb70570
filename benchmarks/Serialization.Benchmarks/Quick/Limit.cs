namespace SpanPack.Benchmarks.Quick;

/// <summary>A row of <c>limits.json</c>: something that two or three cases of one set give, and what it may be.</summary>
/// <param name="Row">What the table calls it.</param>
/// <param name="Measured">The case.</param>
/// <param name="AtMost">The most that it may be.</param>
/// <param name="Against">The case that it is divided by; without one it is nanoseconds a span.</param>
/// <param name="Minus">A case that is taken away from the measured one first, where only what one adds to the other counts.</param>
/// <param name="Times">How often what is measured is there more in it than in <paramref name="Minus"/>.</param>
/// <param name="Aim">What it should be one day.</param>
internal sealed record Limit(string Row, string Measured, double AtMost, string? Against = null, string? Minus = null, int Times = 1,
    double? Aim = null)
{
    /// <summary>Whether the case is of a set.</summary>
    internal bool IsOf(SkippedSet set) => Measured.StartsWith(set.Name + ":", StringComparison.Ordinal);
}
