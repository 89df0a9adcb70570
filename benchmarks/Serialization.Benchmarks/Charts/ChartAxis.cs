namespace SpanPack.Benchmarks.Charts;

/// <summary>A linear axis from 0 to a round number.</summary>
internal sealed class ChartAxis
{
    private const int MaxSteps = 8;

    private static readonly double[] s_roundSteps = [1, 2, 5, 10];

    /// <param name="largest">The largest value, more than 0.</param>
    internal ChartAxis(double largest)
    {
        double magnitude = Math.Pow(10, Math.Floor(Math.Log10(largest / MaxSteps)));
        Step = s_roundSteps.Select(step => step * magnitude).First(step => step * MaxSteps >= largest);
        StepCount = (int)Math.Ceiling(largest / Step);
    }

    internal double Step { get; }

    internal int StepCount { get; }

    /// <summary>The value at the end.</summary>
    internal double End => Step * StepCount;
}
