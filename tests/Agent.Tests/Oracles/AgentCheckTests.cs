using Quickstart;

namespace SpanPack.Agent.Tests.Oracles;

/// <summary>The trace agent's own receiver takes what a writer sends, keeps it whole and repairs nothing.</summary>
public sealed class AgentCheckTests
{
    private const int SmallestSegment = 64 * 1024;
    private const int MaxRequests = 1000;

    /// <summary>Gets what can be asked for.</summary>
    public static TheoryData<TraceFormat?> Formats => [.. OracleTraces.Formats];

    [AgentCheckTheory]
    [MemberData(nameof(Formats))]
    public async Task Traces_AreKeptAsTheyAre(TraceFormat? format)
    {
        using AgentCheckServer agent = await AgentCheckServer.StartAsync();
        List<TraceSource> sources = OracleTraces.Create();
        await OracleTraces.SendAsync(sources, format, source => agent.CreateWriter(source.Process!, format, SmallestSegment));

        IReadOnlyList<AgentCheckRequest> requests = await agent.ReadAsync(sources.Sum(static source => source.Chunks.Length));
        AssertKept(requests, sources);
        Assert.All(requests, request => Assert.Equal(format ?? TraceFormat.V1, request.Format));
        Assert.InRange(requests.Count, sources.Count + 1, int.MaxValue); // one source is more than a payload
    }

    [AgentCheckFact]
    public async Task TracesFromTheFirstMoment_AreKeptAsTheyAre()
    {
        using AgentCheckServer agent = await AgentCheckServer.StartAsync();
        List<TraceSource> sources = OracleTraces.Create();
        foreach (TraceSource source in sources)
        {
            await using AgentWriter writer = agent.CreateWriter(source.Process!, format: null);
            foreach (TraceChunk chunk in source.Chunks) writer.Write(chunk); // the agent has hardly said what it is
        }

        AssertKept(await agent.ReadAsync(sources.Sum(static source => source.Chunks.Length)), sources);
    }

    [AgentCheckFact]
    public async Task Rates_AreKnownWithTheirVersion()
    {
        using AgentCheckServer agent = await AgentCheckServer.StartAsync();
        await using AgentWriter writer =
            agent.CreateWriter(new ProcessDescription { Service = "shop", Environment = "test" }, TraceFormat.V04);
        ulong id = 0;
        do
        {
            writer.Write(Chunks.Of(++id));
            await writer.FlushAsync().InTime();
        }
        while (string.IsNullOrEmpty(writer.SamplingRates.Version) && id < MaxRequests); // the agent has no rates at first
        writer.Write(Chunks.Of(++id));
        await writer.FlushAsync().InTime();

        IReadOnlyList<AgentCheckRequest> requests = await agent.ReadAsync((long)id);
        Assert.Equal("0", requests[0]["Datadog-Rates-Payload-Version"]);
        Assert.Matches("^.+-[0-9]+$", requests[^1]["Datadog-Rates-Payload-Version"]);
        Assert.All(requests, static request => Assert.NotEqual(string.Empty, request["Datadog-Rates-Payload-Version"]));
    }

    private static void AssertKept(IReadOnlyList<AgentCheckRequest> requests, List<TraceSource> sources)
    {
        Assert.All(requests, static request => Assert.Equal(200, request.Status));
        Assert.All(requests, static request => Assert.True(request.IsKept));
        Assert.All(requests, static request => Assert.NotEmpty(request.Payload.Chunks));
        Assert.All(requests, static request => Assert.Equal(request.Payload.Chunks.Count, request.ChunkCount));
        Assert.All(requests, static request => Assert.Equal(["SpansReceived"], request.Counters.Keys));
        Assert.Empty(requests.SelectMany(static request => request.Repairs));
        Assert.Equal(sources.Sum(static source => source.SpanCount), requests.Sum(static request => request.Counters["SpansReceived"]));
        Assert.Equal(IdsOf(sources.SelectMany(static source => source.Chunks)),
            IdsOf(requests.SelectMany(static request => request.Payload.Chunks)));
    }

    private static IEnumerable<(UInt128 TraceId, ulong SpanId)> IdsOf(IEnumerable<TraceChunk> chunks)
        => OracleTraces.SpansOf(chunks).Select(static span => (span.TraceId, span.SpanId)).Order();
}
