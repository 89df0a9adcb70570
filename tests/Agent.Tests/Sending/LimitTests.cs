using System.Collections.Concurrent;

namespace SpanPack.Agent.Tests;

/// <summary>Limits of the body size, announced by /info or learned from 413, do not stay wrong.</summary>
public sealed class LimitTests
{
    [Fact]
    public async Task OneRefusalOfOneChunk_CostsThatChunkAlone()
    {
        await using var agent = new TraceAgent(static (_, number) => number == 1
            ? TraceAgent.Response(413, "payload-too-large")
            : TraceAgent.Response(200, TraceAgent.Ok));
        await using AgentWriter writer = agent.CreateWriter();
        writer.Write(Chunks.Of(1));
        Assert.Equal(new FlushResult(0, 0, 1, 1), await writer.FlushAsync().InTime());
        for (ulong id = 2; id <= 101; id++) writer.Write(Chunks.Of(id));
        await writer.FlushAsync().InTime();

        Assert.Equal(100, writer.Sent.Chunks);
        Assert.Equal(1, writer.GetDropped(DropReason.TooLarge).Chunks);
    }

    // The agent refuses everything for a while, whatever its size.
    [Fact]
    public async Task RefusalsOfSegments_CostNothingAfterTheyEnd()
    {
        bool refuses = true;
        await using var agent = new TraceAgent((_, _) => Volatile.Read(ref refuses)
            ? TraceAgent.Response(413, "payload-too-large")
            : TraceAgent.Response(200, TraceAgent.Ok));
        await using AgentWriter writer = agent.CreateWriter();
        for (ulong id = 1; id <= 20; id++) writer.Write(Chunks.Of(id));
        Assert.Equal(new FlushResult(0, 0, 20, 20), await writer.FlushAsync().InTime());
        Volatile.Write(ref refuses, false);
        // some segments are full, and sent before the flush
        for (ulong id = 21; id <= 40; id++) writer.Write(Chunks.Of(id, textLength: 20_000));
        await writer.FlushAsync().InTime();

        Assert.Equal(20, writer.Sent.Chunks);
        Assert.Equal(20, writer.GetDropped(DropReason.TooLarge).Chunks);
    }

    [Fact]
    public async Task LearnedLimit_IsForgotten_WhenAnotherAgentComes()
    {
        using var folder = new TemporaryFolder();
        string path = Path.Combine(folder.Path, "apm.socket");
        var small = new TraceAgent(static (request, _) => request.Body.Length > 100_000
            ? TraceAgent.Response(413, "payload-too-large")
            : TraceAgent.Response(200, TraceAgent.Ok), path);
        // It has its agent from the start: one that comes later is another one, and the limit is forgotten at some time.
        await using var writer = new AgentWriter(new AgentWriterOptions
        {
            Client = new AgentClientOptions { AddressRules = AgentAddressRules.Fixed(AgentAddress.Parse("unix://" + path)) },
            FlushInterval = TimeSpan.FromMinutes(10),
            FlushTimeout = Timeout.InfiniteTimeSpan,
        });
        await using (small)
        {
            for (ulong id = 1; id <= 20; id++) writer.Write(Chunks.Of(id, textLength: 10_000));
            Assert.Equal(20, (await writer.FlushAsync().InTime()).SentChunks);
            Assert.InRange(writer.MaxPayloadBytes, 64 * 1024, 200_000);
        }

        File.Delete(path);
        writer.Write(Chunks.Of(21));
        await writer.TryFlushAsync(Timeout.InfiniteTimeSpan).InTime();
        await Wait.UntilAsync(() => writer.IsAgentLost, "the agent has gone");
        await using var large = new TraceAgent(socketPath: path);
        await writer.FlushAsync().InTime();

        Assert.Equal(TracePayloadWriterOptions.AgentLimitBytes, writer.MaxPayloadBytes);
    }

    [Theory]
    [InlineData(1)]
    [InlineData((64 * 1024) - 1)]
    public async Task AnnouncedLimitBelowTheFloor_IsIgnoredAndLogged(int limit)
    {
        var logged = new ConcurrentQueue<string>();
        await using var agent = new TraceAgent { Info = TraceAgent.InfoOf("7.85.1", limit, ["v0.4"]) };
        await using AgentWriter writer =
            agent.CreateWriter(new AgentWriterOptions { Logger = new CallbackLogger((_, text) => logged.Enqueue(text)) });
        await Wait.UntilAsync(() => agent.InfoCount > 0, "the agent is asked what it is");
        await Wait.UntilAsync(() => logged.Any(text => text.Contains($"max_request_bytes {limit} ", StringComparison.Ordinal)),
            "it is logged", () => string.Join('\n', logged));
        writer.Write(Chunks.Of(1));

        Assert.Equal(new FlushResult(1, 1, 0, 0), await writer.FlushAsync().InTime());
        Assert.Equal(TracePayloadWriterOptions.AgentLimitBytes, writer.MaxPayloadBytes);
    }
}
