using System.Collections.Concurrent;
using Microsoft.Extensions.Logging;
using Microsoft.Extensions.Time.Testing;

namespace SpanPack.Agent.Tests;

/// <summary>The agent is asked what it is when it must be, and what changes under load loses nothing.</summary>
public sealed class PollingTests
{
    [Fact]
    public async Task AStateThatIsKnown_IsNotAskedFor_AndAnotherIs()
    {
        await using var agent = new TraceAgent { SaysState = true };
        var time = new FakeTimeProvider();
        await using AgentWriter writer =
            agent.CreateWriter(new AgentWriterOptions { FlushInterval = TimeSpan.FromMinutes(10), Time = time });
        await Wait.UntilAsync(() => writer.Format == TraceFormat.V1, "the format is v1.0");
        for (ulong id = 1; id <= 5; id++)
        {
            writer.Write(Chunks.Of(id));
            await writer.FlushAsync().InTime();
        }

        Assert.Equal(1, agent.InfoCount);
        agent.Info = TraceAgent.InfoOf("7.60.0", "v0.4");
        writer.Write(Chunks.Of(6));
        await writer.FlushAsync().InTime();
        await time.AdvanceUntilAsync(TimeSpan.FromMilliseconds(500), () => writer.Format == TraceFormat.V04, "the format is v0.4");
        Assert.Equal(2, agent.InfoCount);
    }

    [Fact]
    public async Task FormatsThatFlipUnderLoad_LoseNothing()
    {
        await using var agent = new TraceAgent { SaysState = true };
        agent.Answer = (request, _)
            => TraceAgent.Response(Chunks.FormatOf(request) == TraceFormat.V04 || agent.Info!.Contains("v1.0", StringComparison.Ordinal)
                ? 200
                : 404, TraceAgent.Ok);
        await using AgentWriter writer = agent.CreateWriter(new AgentWriterOptions
        {
            FlushInterval = TimeSpan.FromMilliseconds(5),
            SegmentBytes = 64 * 1024, MaxHeldBytes = 256 * 1024 * 1024
        });
        using var ended = new CancellationTokenSource();
        Task flips = Task.Run(async () =>
        {
            for (int i = 0; !ended.IsCancellationRequested; i++)
            {
                agent.Info = i % 2 == 0 ? TraceAgent.InfoOf("7.60.0", "v0.4") : TraceAgent.InfoOf("7.85.1", "v0.4", "v1.0");
                await Task.Delay(20);
            }
        });

        const int Count = 20_000;
        for (ulong id = 1; id <= Count; id++)
        {
            writer.Write(Chunks.Of(id));
            if (id % 1000 == 0) await Task.Delay(30);
        }

        await ended.CancelAsync();
        await flips;
        await writer.FlushAsync().InTime();

        Assert.Equal(Count, writer.Sent.Chunks);
        Assert.Equal(Count, Chunks.TraceIds(agent.Traces).Distinct().Count());
    }

    [Theory]
    [InlineData("garbage")]
    [InlineData("")]
    public async Task AnInfoThatIsNone_IsAskedForAgain_AndTracesGoInTheOldFormat(string info)
    {
        await using var agent = new TraceAgent { Info = info };
        var time = new FakeTimeProvider();
        await using AgentWriter writer = agent.CreateWriter(new AgentWriterOptions { FlushInterval = TimeSpan.FromHours(1), Time = time });
        await time.AdvanceUntilAsync(TimeSpan.FromSeconds(1), () => agent.InfoCount >= 2, "it is asked again");
        writer.Write(Chunks.Of(1));
        await writer.FlushAsync().InTime();
        Assert.Equal(TraceFormat.V04, Chunks.FormatOf(Assert.Single(agent.Traces)));
        agent.Info = TraceAgent.InfoOf("7.85.1", "v0.4", "v1.0");
        await time.AdvanceUntilAsync(TimeSpan.FromSeconds(1), () => writer.Format == TraceFormat.V1, "it is asked until it says something");
    }

    [Fact]
    public async Task AnAgentThatIsAway_IsToldOnce_AndItsReturnToo()
    {
        var logged = new ConcurrentQueue<(LogLevel Level, string Text)>();
        using var folder = new TemporaryFolder();
        string path = System.IO.Path.Combine(folder.Path, "apm.socket");
        await using var writer = new AgentWriter(new AgentWriterOptions
        {
            Client = new AgentClientOptions { AddressRules = AgentAddressRules.Fixed(AgentAddress.Parse("unix://" + path)) },
            FlushInterval = TimeSpan.FromMilliseconds(5),
            FlushTimeout = Timeout.InfiniteTimeSpan,
            Logger = new CallbackLogger((level, text) => logged.Enqueue((level, text))),
        });
        await Wait.UntilAsync(() => writer.IsAgentLost, "the connect fails");
        for (ulong id = 1; id <= 20; id++) writer.Write(Chunks.Of(id));
        await Wait.UntilAsync(() => writer.Retries > 3, "it is tried again");
        Assert.Single(logged, static entry => entry.Level == LogLevel.Warning);
        await using var agent = new TraceAgent(socketPath: path);
        await writer.FlushAsync().InTime();
        await Wait.UntilAsync(() => logged.Any(static entry => entry.Level == LogLevel.Information), "the return is told");
        Assert.Contains("0 chunks with 0 spans were dropped meanwhile",
            logged.Single(static entry => entry.Level == LogLevel.Information).Text, StringComparison.Ordinal);
        await Wait.UntilAsync(() => writer.Format == TraceFormat.V1, "the agent that came is asked what it is");
    }
}
