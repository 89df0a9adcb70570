namespace SpanPack.Agent.Tests;

/// <summary>How long a client waits after failures, and what it holds meanwhile.</summary>
public sealed class TelemetryPauseTests
{
    private const int Failures = 9; // the next pause is one of up to 5 minutes: by chance below a second in one of 256 runs

    [Fact]
    public async Task AfterASuccess_ThePausesAreShortAgain()
    {
        var time = new ManualTime();
        await using var agent = new TelemetryAgent(static number => number is <= Failures or Failures + 2 ? 503 : 200);
        await using var client = new TelemetryClient(TelemetryTest.OptionsFor(agent.Url, time) with { Interval = TimeSpan.FromDays(1) });
        for (int i = 0; i < Failures; i++) Assert.False(await client.FlushAsync().InTime());
        Assert.False(await client.FlushAsync().InTime()); // the start is taken, what follows fails
        Assert.Equal(Failures + 2, agent.Received.Length);
        await Wait.UntilAsync(() => time.TimerCount == 1, "it waits");

        time.Advance(TimeSpan.FromSeconds(1));
        await Wait.UntilAsync(() => agent.Received.Length == Failures + 3, "it is sent again");
    }

    [Fact]
    public void APause_EndsWithASuccess()
    {
        var time = new ManualTime();
        var pause = new TelemetryPause(new TelemetryClock(time));
        for (int i = 0; i < Failures; i++) pause.AfterFailure();
        pause.AfterSuccess();
        Assert.Equal(TimeSpan.Zero, pause.Remaining);
        pause.AfterFailure();
        Assert.InRange(pause.Remaining, TimeSpan.Zero, TimeSpan.FromSeconds(1));
    }

    [Fact]
    public void WhatIsUnderWay_IsHeld_AndDoesNotGo()
    {
        var losses = new TelemetryLosses();
        var message = TelemetryMessage.Empty("app-heartbeat");
        var backlog = new TelemetryBacklog(2 * message.Bytes, losses);
        backlog.Add(message);
        Assert.Same(message, backlog.Take());
        Assert.Equal(message.Bytes, backlog.HeldBytes);
        TelemetryMessage second = message with { RequestType = "second" }, third = message with { RequestType = "third" };
        backlog.Add(second);
        Assert.Equal((2 * message.Bytes, 0), (backlog.HeldBytes, losses.Total));
        backlog.Add(third); // the second goes for it

        Assert.Equal((2 * message.Bytes, 1), (backlog.HeldBytes, losses.Total));
        Assert.Same(third, backlog.Peek());
        backlog.EndBody();
        Assert.Equal(message.Bytes, backlog.HeldBytes);
    }
}
