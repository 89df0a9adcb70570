using Microsoft.Extensions.Time.Testing;

namespace SpanPack.Agent.Tests;

/// <summary>A segment that an agent keeps failing: given up after some attempts or some time, and held without an agent.</summary>
public sealed class GiveUpTests
{
    [Theory]
    [InlineData(500)]
    [InlineData(503)]
    [InlineData(0)] // closes without an answer
    public async Task AgentThatKeepsFailing_IsTriedTenTimes(int status)
    {
        var time = new FakeTimeProvider();
        await using var agent = new TraceAgent((_, _) => status == 0 ? null : TraceAgent.Response(status, "later"));
        await using AgentWriter writer =
            agent.CreateWriter(new AgentWriterOptions { FlushInterval = TimeSpan.FromMinutes(10), Time = time });
        writer.Write(Chunks.Of(1, spanCount: 3));
        Task<FlushResult> flush = writer.FlushAsync();
        await time.PassRetriesAsync(writer, flush);

        Assert.Equal(new FlushResult(0, 0, 1, 3), await flush.InTime(() => $"{agent.Traces.Length} requests"));
        Assert.Equal(9, writer.Retries);
        Assert.Equal((1, 3), (writer.GetDropped(DropReason.GivenUp).Chunks, writer.GetDropped(DropReason.GivenUp).Spans));
        Assert.Equal(0, writer.HeldBytes);
    }

    [Theory]
    [InlineData(500)]
    [InlineData(404)]
    public async Task AgentThatKeepsFailing_IsTriedForAMinute(int status)
    {
        var time = new FakeTimeProvider();
        await using var agent = new TraceAgent((_, _) => TraceAgent.Response(status, "later")) { Info = null };
        await using AgentWriter writer =
            agent.CreateWriter(new AgentWriterOptions { FlushInterval = TimeSpan.FromMinutes(10), Time = time });
        writer.Write(Chunks.Of(1));
        Task<FlushResult> flush = writer.FlushAsync();
        await time.PassRetriesAsync(writer, flush, SegmentFailures.MaxTime / 2);

        Assert.Equal(new FlushResult(0, 0, 1, 1), await flush.InTime(() => $"{agent.Traces.Length} requests"));
        Assert.Equal((3, 1), (agent.Traces.Length, writer.GetDropped(DropReason.GivenUp).Chunks));
    }

    [Fact]
    public async Task WithoutAnAgent_NothingIsGivenUp()
    {
        var time = new FakeTimeProvider();
        using var folder = new TemporaryFolder();
        string path = Path.Combine(folder.Path, "apm.socket");
        await using var writer = new AgentWriter(new AgentWriterOptions
        {
            Client = new AgentClientOptions { AddressRules = AgentAddressRules.Fixed(AgentAddress.Parse("unix://" + path)) },
            FlushInterval = TimeSpan.FromMilliseconds(1),
            Time = time,
        });
        writer.Write(Chunks.Of(1));
        await time.AdvanceUntilAsync(TimeSpan.FromSeconds(10), () => writer.Retries > 2 * SegmentFailures.MaxCount, "many attempts");
        await using var agent = new TraceAgent(socketPath: path);
        await time.AdvanceUntilAsync(TimeSpan.FromSeconds(10), () => writer.Sent.Chunks == 1, "it is sent");

        Assert.Equal(0, writer.GetDropped(DropReason.GivenUp).Chunks);
    }

    [Fact]
    public void TimeWithoutAnAgent_DoesNotCount()
    {
        var time = new FakeTimeProvider();
        var failures = new SegmentFailures();
        Assert.True(failures.Add(time, losses: 0));
        time.Advance(TimeSpan.FromHours(1));
        Assert.True(failures.Add(time, losses: 1));
        time.Advance(SegmentFailures.MaxTime - TimeSpan.FromSeconds(1));
        Assert.True(failures.Add(time, losses: 1));
        time.Advance(TimeSpan.FromSeconds(1));
        Assert.False(failures.Add(time, losses: 1));
    }
}
