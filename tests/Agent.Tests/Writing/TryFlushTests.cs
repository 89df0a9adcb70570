using Microsoft.Extensions.Time.Testing;

namespace SpanPack.Agent.Tests;

/// <summary>Flushing for a limited time.</summary>
public sealed class TryFlushTests
{
    [Fact]
    public async Task AgentThatAnswers_HasAll()
    {
        await using var agent = new TraceAgent();
        await using AgentWriter writer = agent.CreateWriter();
        writer.Write(Chunks.Of(1));

        FlushResult? flushed = await writer.TryFlushAsync(Timeout.InfiniteTimeSpan);
        FlushResult? nothing = await writer.TryFlushAsync(Timeout.InfiniteTimeSpan);

        Assert.Equal((new FlushResult(1, 1, 0, 0), default(FlushResult)), (flushed, nothing));
        Assert.Equal([1UL], Chunks.TraceIds(agent.Traces));
    }

    // Without a limit: it ends because nobody listens.
    [Fact]
    public async Task NobodyListens_GivesUpAfterAnAttempt()
    {
        AgentAddress nobody = AgentAddress.Parse("http://127.0.0.1:1");
        await using var writer =
            new AgentWriter(new AgentWriterOptions { Client = new AgentClientOptions { AddressRules = AgentAddressRules.Fixed(nobody) } });
        Assert.Equal(default(FlushResult), await writer.TryFlushAsync(Timeout.InfiniteTimeSpan).InTime());
        writer.Write(Chunks.Of(1));

        Assert.Null(await writer.TryFlushAsync(Timeout.InfiniteTimeSpan).InTime());
        Assert.NotEqual(0, writer.HeldBytes);
    }

    [Fact]
    public async Task AgentThatHangs_IsWaitedForInTime()
    {
        await using var agent = ScriptedAgent.OnTcp(static connection => connection.HangAsync());
        var time = new FakeTimeProvider();
        TimeSpan limit = TimeSpan.FromSeconds(3);
        var client = new AgentClientOptions
        {
            AddressRules = AgentAddressRules.Fixed(agent.Address), RequestTimeout = Patience.Long,
            ConnectTimeout = Patience.Long
        };
        await using var writer = new AgentWriter(new AgentWriterOptions { Client = client, ShutdownTimeout = TimeSpan.Zero, Time = time });
        writer.Write(Chunks.Of(1));

        Task<FlushResult?> flush = writer.TryFlushAsync(limit);
        time.Advance(limit - TimeSpan.FromTicks(1));
        Assert.False(flush.IsCompleted);
        time.Advance(TimeSpan.FromTicks(1));
        Assert.Null(await flush.InTime());
        Assert.NotEqual(0, writer.HeldBytes);
    }
}
