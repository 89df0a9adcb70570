namespace SpanPack.Agent.Tests;

/// <summary>A flush of telemetry ends, whatever the agent does.</summary>
public sealed class TelemetryFlushTests
{
    [Fact]
    public async Task AgentThatHangs_IsNotWaitedForLonger()
    {
        using var gate = new ManualResetEventSlim();
        await using var agent = new TelemetryAgent(_ => gate.Wait(Patience.Long) ? 200 : 202);
        TelemetryOptions options = TelemetryTest.OptionsFor(agent.Url);
        var rules = new AgentClientOptions { AddressRules = options.Client!.AddressRules, RequestTimeout = TimeSpan.FromHours(1) };
        await using var client = new TelemetryClient(options with
        {
            Client = rules,
            Interval = TimeSpan.FromDays(1),
            FlushTimeout = TimeSpan.FromMilliseconds(50)
        });

        Assert.False(await client.FlushAsync().InTime()); // also where the loop was first: it waits for its turn
        gate.Set();
        Assert.Equal(TimeSpan.FromSeconds(30), new TelemetryOptions().FlushTimeout);
    }

    [Theory]
    [InlineData(0)]
    [InlineData(-2)]
    [InlineData(3_600_001)]
    public void OutOfRange_IsRefused(int milliseconds)
        => Assert.Throws<ArgumentOutOfRangeException>(() =>
            new TelemetryOptions { FlushTimeout = TimeSpan.FromMilliseconds(milliseconds) }.Check());
}
