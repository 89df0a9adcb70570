using System.Diagnostics;
using Microsoft.Extensions.Time.Testing;
using SpanPack.Activities.Tests.Support;

namespace SpanPack.Activities.Tests.Traces;

/// <summary>The places of traces that wait for their roots.</summary>
public sealed class WaitingTracesTests
{
    private static readonly TraceClock s_clock = new(TimeProvider.System);

    [Fact]
    public void WithoutRoom_AnotherIsSent_AndNoneIsLost()
    {
        var waiting = new WaitingPlaces<LocalTrace>(16, s_clock);
        LocalTrace[] traces = [.. Enumerable.Range(0, 100).Select(_ => Begin(new Activity("root")))];
        int sent = 0;
        foreach (LocalTrace trace in traces)
        {
            Assert.False(trace.Add(waiting, new EndedActivity(new Activity("child")), 0, 500, out _, out LocalTrace? displaced));
            if (displaced is not null && displaced.TryTake(waiting, long.MaxValue, out FinishedActivities finished)) sent += finished.Count;
        }

        Assert.Equal(100 - 16, sent);
        int left = 0;
        waiting.ForEach(0, (trace, _) =>
        {
            if (trace.TryTake(waiting, long.MaxValue, out FinishedActivities finished)) left += finished.Count;
        });
        Assert.Equal(16, left);
        waiting.ForEach(0, static (_, _) => Assert.Fail("A place was not given back."));
    }

    [Fact]
    public async Task CollectorWithoutTraces_LooksForThemOnceASecond()
    {
        var time = new CountingTime();
        await using CollectedTraces traces = await CollectedTraces.StartAsync(options => options with { Time = time });
        long before = time.Reads; // each look reads the clock once
        time.Advance(TimeSpan.FromMinutes(1));

        Assert.Equal(60, time.Reads - before);
    }

    [Fact]
    public void RootThatEnds_GivesItsPlaceBack()
    {
        var waiting = new WaitingPlaces<LocalTrace>(16, s_clock);
        var root = new Activity("root");
        var trace = Begin(root);
        trace.Add(waiting, new EndedActivity(new Activity("child")), 0, 500, out _, out _);

        Assert.True(trace.Add(waiting, new EndedActivity(root), 0, 500, out FinishedActivities finished, out _));

        Assert.Equal(2, finished.Count);
        waiting.ForEach(0, static (_, _) => Assert.Fail("A place was not given back."));
    }

    [Fact]
    public void OnlyWhatHasWaitedLong_IsTaken()
    {
        var time = new FakeTimeProvider();
        var clock = new TraceClock(time);
        var waiting = new WaitingPlaces<LocalTrace>(16, clock);
        LocalTrace trace = Begin(new Activity("root"));
        long before = clock.Now;
        trace.Add(waiting, new EndedActivity(new Activity("child")), 0, 500, out _, out _);
        time.Advance(TimeSpan.FromMilliseconds(1));

        Assert.False(trace.TryTake(waiting, before - 1, out _));
        Assert.True(trace.TryTake(waiting, clock.Now - 1, out _));
    }

    private static LocalTrace Begin(Activity root)
    {
        var trace = new LocalTrace();
        trace.BeginWith(root, null, decisions: null);
        return trace;
    }
}
