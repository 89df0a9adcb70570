namespace SpanPack.Seeds.Page;

/// <summary>
/// The interval of a median: the values of two ranks between which it is with a chance of 95 %, whatever the distribution
/// (normal approximation of the binomial one).
/// </summary>
internal static class MedianInterval
{
    private const double Quantile95 = 1.96;
    private const int FewestRounds = 8;

    /// <returns>The same value twice where there are too few rounds.</returns>
    internal static (double Low, double High) Of(double[] rounds)
    {
        double[] sorted = [.. rounds.Order()];
        if (sorted.Length < FewestRounds) return (sorted[0], sorted[0]);
        int rank = Math.Max(0, (int)Math.Floor((sorted.Length - (Quantile95 * Math.Sqrt(sorted.Length))) / 2));
        return (sorted[rank], sorted[sorted.Length - 1 - rank]);
    }
}
