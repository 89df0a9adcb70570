using FsCheck.Fluent;
using SpanPack.Activities.Tests.Support;

namespace SpanPack.Activities.Tests.Sampling;

public class RateLimiterTests
{
    [Fact]
    public void So_many_a_second_are_let_through()
    {
        var time = new ManualTime();
        var limiter = new RateLimiter(10, time);
        Assert.Equal(10, Ask(limiter, 25));
        time.Advance(TimeSpan.FromMilliseconds(500));
        Assert.Equal(5, Ask(limiter, 25));
        time.Advance(TimeSpan.FromSeconds(30));
        Assert.Equal(10, Ask(limiter, 25)); // the bucket holds one second
    }

    [Theory]
    [InlineData(0, 0, 0)]
    [InlineData(-1, 50, 1)]
    public void None_or_all(int limit, int allowed, double rate)
    {
        var limiter = new RateLimiter(limit, new ManualTime());
        Assert.Equal(allowed, Ask(limiter, 50));
        limiter.Allow(out double told);
        Assert.Equal(rate, told);
    }

    [Fact]
    public void The_rate_is_that_of_this_second_and_the_last()
    {
        var time = new ManualTime();
        var limiter = new RateLimiter(10, time);
        Assert.Equal(0.5, RateAfter(limiter, 20));
        time.Advance(TimeSpan.FromSeconds(1));
        Assert.Equal(11.0 / 21, RateAfter(limiter, 1), 12);
        Assert.Equal(20.0 / 40, RateAfter(limiter, 19), 12);
        time.Advance(TimeSpan.FromSeconds(2));
        Assert.Equal(1, RateAfter(limiter, 1)); // nothing was asked in the second before
    }

    [Fact]
    public void Tokens_are_those_of_a_bucket()
    {
        var steps =
            from limit in Gen.Choose(1, 20)
            from waits in Gen.ListOf(Gen.Frequency((3, Gen.Constant(0)), (2, Gen.Choose(1, 400)),
                (1, Gen.Choose(400, 3_000))))
            select (limit,
                waits);
        Property.Holds(steps.ToArbitrary(), 500, static step =>
        {
            var time = new ManualTime();
            var limiter = new RateLimiter(step.limit, time);
            decimal tokens = step.limit;
            foreach (int milliseconds in step.waits)
            {
                time.Advance(TimeSpan.FromMilliseconds(milliseconds));
                tokens = Math.Min(step.limit, tokens + (step.limit * milliseconds / 1_000m));
                bool allowed = limiter.Allow(out _);
                Assert.Equal(tokens >= 1, allowed);
                if (allowed) tokens--;
            }
        });
    }

    [Fact]
    public void Threads_together_get_no_more_than_there_is()
    {
        var limiter = new RateLimiter(1_000, new ManualTime());
        int allowed = 0;
        Parallel.For(0, 8, _ => Interlocked.Add(ref allowed, Ask(limiter, 1_000)));
        Assert.Equal(1_000, allowed);
        limiter.Allow(out double rate);
        Assert.Equal(1_000.0 / 8_001, rate, 12);
    }

    private static int Ask(RateLimiter limiter, int times)
        => Enumerable.Range(0, times).Count(_ => limiter.Allow(out double rate) && rate is >= 0 and <= 1);

    private static double RateAfter(RateLimiter limiter, int times)
    {
        double rate = 0;
        for (int i = 0; i < times; i++) limiter.Allow(out rate);
        return rate;
    }
}
