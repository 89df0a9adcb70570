using Microsoft.Extensions.Time.Testing;

namespace SpanPack.Agent.Tests;

/// <summary>What becomes of a segment, by what the agent answers.</summary>
public sealed class OutcomeTests
{
    [Fact]
    public async Task Taken_IsSentOnce_AndRatesAreKnown()
    {
        await using var agent = new TraceAgent((_, _) =>
            TraceAgent.Response(200, """{"rate_by_service":{"service:,env:":0.5,"service:shop,env:test":0.25,"service:x,env:":7}}""",
                "Datadog-Rates-Payload-Version: v7"));
        await using AgentWriter writer = agent.CreateWriter();
        writer.Write(Chunks.Of(1, spanCount: 3));

        FlushResult result = await writer.FlushAsync();

        Assert.Equal(new FlushResult(1, 3, 0, 0), result);
        ScriptedRequest request = Assert.Single(agent.Traces);
        Assert.Equal(new AgentWriterAmounts(1, 3, request.Body.Length), writer.Sent);
        Assert.Equal((0.5, 0.25), (writer.SamplingRates.GetRate("other", "test"), writer.SamplingRates.GetRate("shop", "test")));
        Assert.Equal("1", request["X-Datadog-Trace-Count"]);
        Assert.False(string.IsNullOrEmpty(request["Datadog-Rates-Payload-Version"])); // else the agent says no version
        agent.Answer = static (_, _) => TraceAgent.Response(200, "{}", "Datadog-Rates-Payload-Version: v7");
        writer.Write(Chunks.Of(2));
        await writer.FlushAsync();
        Assert.Equal("v7", agent.Traces[1]["Datadog-Rates-Payload-Version"]);
        Assert.Equal(0.25, writer.SamplingRates.GetRate("shop", "test")); // {} changes nothing
    }

    [Fact]
    public async Task VersionOfRates_IsAskedFor_UntilThereIsOne()
    {
        await using var agent = new TraceAgent(static (_, number) =>
            TraceAgent.Response(200, TraceAgent.Ok, number < 3 ? "Datadog-Rates-Payload-Version: " : "Datadog-Rates-Payload-Version: v1"));
        await using AgentWriter writer = agent.CreateWriter();
        for (ulong id = 1; id <= 4; id++)
        {
            writer.Write(Chunks.Of(id));
            await writer.FlushAsync().InTime();
        }

        // agents tell none to those that say none
        Assert.Equal(["0", "0", "0", "v1"], agent.Traces.Select(static request => request["Datadog-Rates-Payload-Version"]));
    }

    [Theory]
    [InlineData(400)]
    [InlineData(403)]
    [InlineData(415)]
    [InlineData(301)]
    public async Task Refused_IsDroppedAtOnce(int status)
    {
        await using var agent = new TraceAgent((_, _) => TraceAgent.Response(status, "a reason"));
        await using AgentWriter writer = agent.CreateWriter();
        writer.Write(Chunks.Of(1, spanCount: 2));

        Assert.Equal(new FlushResult(0, 0, 1, 2), await writer.FlushAsync());

        Assert.Single(agent.Traces);
        Assert.Equal((1, 2), (writer.GetDropped(DropReason.Refused).Chunks, writer.GetDropped(DropReason.Refused).Spans));
        Assert.Equal(0, writer.HeldBytes);
    }

    [Theory]
    [InlineData(500)]
    [InlineData(503)]
    [InlineData(0)] // closes without an answer
    public async Task Faults_AreTriedAgain_UntilItIsTaken(int status)
    {
        await using var agent = new TraceAgent((_, number) => number > 3
            ? TraceAgent.Response(200, TraceAgent.Ok)
            : status == 0
            ? null
            : TraceAgent.Response(status, "later"));
        var time = new FakeTimeProvider();
        await using AgentWriter writer =
            agent.CreateWriter(new AgentWriterOptions { FlushInterval = TimeSpan.FromMinutes(10), Time = time });
        writer.Write(Chunks.Of(1));
        Task<FlushResult> flush = writer.FlushAsync();
        await time.PassRetriesAsync(writer, flush);

        Assert.Equal(new FlushResult(1, 1, 0, 0), await flush.InTime());

        Assert.Equal([1UL, 1, 1, 1], Chunks.TraceIds(agent.Traces));
    }

    [Fact]
    public async Task Overload_IsTriedTwiceAgain_ThenDropped()
    {
        await using var agent =
            new TraceAgent(static (_, _) => TraceAgent.Response(429, """{"rate_by_service":{"service:,env:":0.125}}"""));
        var time = new FakeTimeProvider();
        await using AgentWriter writer =
            agent.CreateWriter(new AgentWriterOptions { FlushInterval = TimeSpan.FromMinutes(10), Time = time });
        writer.Write(Chunks.Of(1));
        Task<FlushResult> flush = writer.FlushAsync();
        await time.PassRetriesAsync(writer, flush, TimeSpan.FromSeconds(2));

        Assert.Equal(new FlushResult(0, 0, 1, 1), await flush.InTime());

        Assert.Equal(3, agent.Traces.Length);
        Assert.Equal(1, writer.GetDropped(DropReason.AgentOverloaded).Chunks);
        Assert.Equal(0.125, writer.SamplingRates.Default);
    }

    [Fact]
    public async Task TooSlow_IsTriedOnceAgain_OnANewConnection()
    {
        await using var agent = new TraceAgent(static (_, _) => TraceAgent.Response(408, string.Empty));
        await using AgentWriter writer = agent.CreateWriter();
        await Wait.UntilAsync(() => agent.InfoCount > 0, "the agent is asked what it is");
        int before = agent.ConnectionCount;
        writer.Write(Chunks.Of(1));

        Assert.Equal(new FlushResult(0, 0, 1, 1), await writer.FlushAsync().InTime());

        Assert.Equal(2, agent.Traces.Length);
        Assert.True(agent.ConnectionCount > before);
    }

    [Fact]
    public async Task ADifferentAgent_NotFound_GetsTheOldFormat()
    {
        await using var agent = new TraceAgent(static (request, _) => Chunks.FormatOf(request) == TraceFormat.V1
            ? TraceAgent.Response(404, "no")
            : TraceAgent.Response(200, TraceAgent.Ok));
        await using AgentWriter writer = agent.CreateWriter();
        await WriteInAsync(writer, agent, TraceFormat.V1, 1);

        Assert.Equal(new FlushResult(1, 2, 0, 0), await writer.FlushAsync().InTime());
        writer.Write(Chunks.Of(2));
        await writer.FlushAsync().InTime();

        Assert.Equal([TraceFormat.V1, TraceFormat.V04, TraceFormat.V04], agent.Traces.Select(Chunks.FormatOf));
        Assert.Equal([1UL, 1, 2], Chunks.TraceIds(agent.Traces));
    }

    [Fact]
    public async Task NotFoundInTheOldFormat_IsKept()
    {
        await using var agent = new TraceAgent(static (_, number) => number < 3
            ? TraceAgent.Response(404, "no")
            : TraceAgent.Response(200, TraceAgent.Ok))
        { Info = null };
        var time = new FakeTimeProvider();
        await using AgentWriter writer =
            agent.CreateWriter(new AgentWriterOptions { FlushInterval = TimeSpan.FromMinutes(10), Time = time });
        writer.Write(Chunks.Of(1));
        Task<FlushResult> flush = writer.FlushAsync();
        await time.PassRetriesAsync(writer, flush, TimeSpan.FromSeconds(2));
        Assert.Equal(new FlushResult(1, 1, 0, 0), await flush.InTime());
        Assert.Equal(3, agent.Traces.Length);
    }

    // Writes until the format has been negotiated.
    internal static async Task WriteInAsync(AgentWriter writer, TraceAgent agent, TraceFormat format, ulong id)
    {
        await Wait.UntilAsync(() => agent.InfoCount > 0 && writer.Format == format, $"the format is {format}");
        writer.Write(Chunks.Of(id, spanCount: 2));
    }
}
