using Perfolizer;
using Perfolizer.Mathematics.SignificanceTesting;
using Perfolizer.Mathematics.SignificanceTesting.Base;
using Perfolizer.Metrology;

namespace SpanPack.Benchmarks.Comparing;

/// <summary>Welch's test of two series, one-sided: whether one is greater than the other, or only looks so.</summary>
internal static class Welch
{
    /// <summary>The chance below which a difference counts.</summary>
    internal const double Significance = 0.05;

    /// <summary>Computes how likely such a difference, or a larger one, is if the first series is in truth not greater.</summary>
    /// <param name="first">The series that may be greater.</param>
    /// <param name="second">The series that it is compared with.</param>
    internal static double Chance(double[] first, double[] second)
    {
        if (IsConstant(first) && IsConstant(second)) return first[0] > second[0] ? 0 : 1; // the test divides by the variance
        return WelchTest.Instance.Perform(new Sample(first), new Sample(second), AlternativeHypothesis.Greater, Threshold.Zero).PValue;
    }

    private static bool IsConstant(double[] series) => Array.TrueForAll(series, value => value == series[0]);
}
