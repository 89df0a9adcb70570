namespace SpanPack.Benchmarks.Judging;

/// <summary>Quantiles of a series.</summary>
internal static class Quantile
{
    internal static double Median(IEnumerable<double> values) => Of(values, 0.5);

    /// <param name="values">The series, in any order; not empty.</param>
    /// <param name="part">From 0 for the least to 1 for the greatest; between two values in a straight line.</param>
    internal static double Of(IEnumerable<double> values, double part)
    {
        double[] sorted = [.. values.Order()];
        double place = part * (sorted.Length - 1);
        int low = (int)place;
        return low + 1 < sorted.Length ? sorted[low] + ((sorted[low + 1] - sorted[low]) * (place - low)) : sorted[low];
    }
}
