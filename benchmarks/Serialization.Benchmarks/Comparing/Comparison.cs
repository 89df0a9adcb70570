namespace SpanPack.Benchmarks.Comparing;

/// <summary>The times of one case before and after a change, and whether it is slower.</summary>
/// <param name="Case">Its name.</param>
/// <param name="Before">Nanoseconds a span, of each round.</param>
/// <param name="After">The same, with the change.</param>
internal sealed record Comparison(string Case, double[] Before, double[] After)
{
    private const double LeastRatio = 1.02; // less does not count, however certain it is

    internal double Ratio => After.Average() / Before.Average();

    /// <summary>Gets how likely such a difference, or a larger one, is without a change.</summary>
    internal double Chance => Welch.Chance(After, Before);

    internal bool IsSlower => Ratio > LeastRatio && Chance < Welch.Significance;
}
