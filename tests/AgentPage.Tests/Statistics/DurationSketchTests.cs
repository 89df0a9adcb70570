namespace SpanPack.AgentPage.Tests;

public sealed class DurationSketchTests
{
    [Theory]
    [InlineData(0.5)]
    [InlineData(0.95)]
    [InlineData(0.99)]
    [InlineData(1)]
    public void Percentiles_AreWithinTwoPercent(double share)
    {
        var random = new Random(5);
        for (int round = 0; round < 50; round++)
        {
            var sketch = new DurationSketch();
            long[] durations = [.. Enumerable.Range(0, random.Next(1, 2000)).Select(_ => (long)Math.Exp(random.NextDouble() * 40))];
            foreach (long duration in durations) sketch.Add(duration);
            Array.Sort(durations);
            long exact = durations[(int)Math.Ceiling(share * durations.Length) - 1];
            Assert.InRange(sketch.Percentile(share), (exact * 0.98) - 1, (exact * 1.021) + 1);
            Assert.Equal(durations[^1], sketch.Max);
        }
    }

    [Fact]
    public void Bars_HaveAllCounts_WithoutGaps()
    {
        var random = new Random(6);
        var sketch = new DurationSketch();
        for (int i = 0; i < 5000; i++) sketch.Add(random.NextInt64(1, long.MaxValue >> random.Next(1, 60)));
        (double From, double To, long Count)[] bars = [.. sketch.Bars()];

        Assert.InRange(bars.Length, 2, 40);
        Assert.Equal(5000, bars.Sum(static bar => bar.Count));
        for (int i = 1; i < bars.Length; i++) Assert.Equal(bars[i - 1].To, bars[i].From);
    }

    [Theory]
    [InlineData(0)]
    [InlineData(-5)]
    [InlineData(long.MinValue)]
    [InlineData(long.MaxValue)]
    public void AnyNumber_IsTaken(long duration)
    {
        var sketch = new DurationSketch();
        sketch.Add(duration);
        Assert.Equal(1, sketch.Count);
        Assert.Equal(1, sketch.Bars().Sum(static bar => bar.Count));
    }
}
