using Microsoft.Extensions.Time.Testing;

namespace SpanPack.Agent.Tests;

/// <summary>A flush without a limit of the caller ends nevertheless, and says what is still held.</summary>
public sealed class FlushTimeoutTests
{
    [Fact]
    public async Task WithoutAnAgent_FlushEndsAfter30Seconds()
    {
        var time = new FakeTimeProvider();
        await using AgentWriter writer = Writer(AgentAddress.Parse("http://127.0.0.1:1"), time);
        writer.Write(Chunks.Of(1));
        writer.Write(Chunks.Of(2, spanCount: 3));
        Task<FlushResult> flush = writer.FlushAsync();
        await Wait.UntilAsync(() => writer.IsAgentLost, "the connect fails");
        time.Advance(TimeSpan.FromSeconds(29));
        Assert.False(flush.IsCompleted);
        time.Advance(TimeSpan.FromSeconds(1));

        FlushResult result = await flush.InTime();
        Assert.Equal(new FlushResult(0, 0, 0, 0) { HeldChunks = 2, HeldSpans = 4 }, result);
        Assert.False(result.IsComplete);
        Assert.NotEqual(0, writer.HeldBytes);
    }

    [Fact]
    public async Task AgentThatHangs_FlushSaysWhatIsInFlightAndWhatWaits()
    {
        var time = new FakeTimeProvider();
        await using var agent = new TraceAgent();
        using var gate = new ManualResetEventSlim();
        agent.Answer = (_, number) =>
        {
            if (number == 2) gate.Wait(Patience.Long);
            return TraceAgent.Response(200, TraceAgent.Ok);
        };
        await using AgentWriter writer = Writer(agent.Address, time);
        writer.Write(Chunks.Of(1));
        Assert.True((await writer.FlushAsync().InTime()).IsComplete);
        writer.Write(Chunks.Of(2));
        Task<FlushResult> first = writer.FlushAsync();
        await Wait.UntilAsync(() => agent.Traces.Length == 2, "the second is in flight");
        writer.Write(Chunks.Of(3, spanCount: 2));
        Task<FlushResult> second = writer.FlushAsync();
        writer.Write(Chunks.Of(4));
        time.Advance(TimeSpan.FromSeconds(30));

        Assert.Equal(new FlushResult { HeldChunks = 1, HeldSpans = 1 }, await first.InTime());
        Assert.Equal(new FlushResult { HeldChunks = 2, HeldSpans = 3 }, await second.InTime());
        gate.Set();
        Assert.True((await writer.FlushAsync().InTime()).IsComplete);
        Assert.Equal(4, writer.Sent.Chunks); // nothing was lost by that
    }

    [Theory]
    [InlineData(0)]
    [InlineData(-2)]
    [InlineData(3_600_001)]
    public void OutOfRange_IsRefused(int milliseconds)
        => Assert.Throws<ArgumentOutOfRangeException>(() =>
            new AgentWriterOptions { FlushTimeout = TimeSpan.FromMilliseconds(milliseconds) }.Check());

    private static AgentWriter Writer(AgentAddress address, TimeProvider time)
        => new(new AgentWriterOptions
        {
            Client = new AgentClientOptions { AddressRules = AgentAddressRules.Fixed(address), RequestTimeout = Patience.Long,
                ConnectTimeout = Patience.Long },
            FlushInterval = TimeSpan.FromHours(1),
            ShutdownTimeout = TimeSpan.Zero,
            Time = time,
        });
}
