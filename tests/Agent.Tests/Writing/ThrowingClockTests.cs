namespace SpanPack.Agent.Tests;

/// <summary>Clocks of the program that throw. No loop of the library ends because of it, and nothing reaches the program.</summary>
public sealed class ThrowingClockTests
{
    // A clock of the program: the loop waits by its timers.
    [Fact]
    public async Task Clock_DoesNotEndTelemetry()
    {
        await using var agent = new TelemetryAgent(static _ => 200);
        var clock = new ThrowingTimers();
        await using var client =
            new TelemetryClient(TelemetryTest.OptionsFor(agent.Url, clock) with { Interval = TimeSpan.FromSeconds(1) });
        await Wait.UntilAsync(() => clock.Calls > 0, "the loop waits");

        await Wait.UntilAsync(() => client.SentRequests > 0, "telemetry is sent");
    }

    // A clock of the program that fails at everything, after a while.
    [Fact]
    public async Task ClockThatFailsAtEverything_EndsNeitherTelemetryNorTheWriter()
    {
        await using var agent = new TelemetryAgent(static _ => 200);
        var clock = new FailingClock();
        AgentWriter writer = new(new AgentWriterOptions
        {
            Client = TelemetryTest.OptionsFor(agent.Url).Client,
            Telemetry = TelemetryTest.OptionsFor(agent.Url, clock) with { Interval = TimeSpan.FromSeconds(1) },
        });
        await using var client =
            new TelemetryClient(TelemetryTest.OptionsFor(agent.Url, clock) with { Interval = TimeSpan.FromSeconds(1) });
        clock.Fails = true;
        client.Log(TelemetryLogLevel.Error, "It fails.");
        await Wait.UntilAsync(() => clock.Calls > 2, "the loops ask it");
        Assert.True(await client.FlushAsync().InTime());
        Assert.NotEqual(0, client.SentRequests);

        await writer.DisposeAsync().InTime();
        await client.DisposeAsync().InTime();
    }
}
