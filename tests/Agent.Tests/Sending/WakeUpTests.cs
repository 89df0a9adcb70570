using Microsoft.Extensions.Time.Testing;

namespace SpanPack.Agent.Tests;

/// <summary>A loop that waits for a deadline does not wake before it, and does not turn until then.</summary>
public sealed class WakeUpTests
{
    [Theory]
    [InlineData(1, 1)]
    [InlineData(9_999, 1)]
    [InlineData(10_000, 1)]
    [InlineData(10_001, 2)]
    [InlineData(25_000, 3)]
    public async Task Wait_LastsAtLeastItsTime(long ticks, int milliseconds)
    {
        var time = new FakeTimeProvider();
        Task<bool> wait = new WakeUp(time).WaitAsync(TimeSpan.FromTicks(ticks), CancellationToken.None);
        for (int i = 0; i < milliseconds; i++)
        {
            Assert.False(wait.IsCompleted, $"It ended after {i} ms of {ticks} ticks.");
            time.Advance(TimeSpan.FromMilliseconds(1));
        }

        Assert.False(await wait.InTime());
    }

    [Fact]
    public async Task WaitWithoutTimeout_EndsByASignal()
    {
        var time = new FakeTimeProvider();
        var wakeUp = new WakeUp(time);
        Task<bool> wait = wakeUp.WaitAsync(Timeout.InfiniteTimeSpan, CancellationToken.None);
        time.Advance(TimeSpan.FromDays(60));
        Assert.False(wait.IsCompleted);
        wakeUp.Signal();

        Assert.True(await wait.InTime());
    }
}
