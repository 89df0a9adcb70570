using System.Diagnostics;
using SpanPack.Agent.Tests.Oracles;
using SpanPack.Samples.Tests.Support;

namespace SpanPack.Samples.Tests;

/// <summary>The trace agent's own receiver takes what the web shop sends, keeps it whole and repairs nothing.</summary>
public sealed class WebShopOracleTests
{
    [AgentCheckFact]
    public async Task Traces_AreKeptAsTheyAre()
    {
        using OracleProcess process = await OracleProcess.StartAsync(OracleFolder.AgentCheck,
            static process => ["serve", $"127.0.0.1:{process.Port}", process.Folder.Path]);
        var agent = new AgentCheckServer(process);
        using ShopRun shop = await ShopRun.RunAsync("--requests", "40", "--agent", $"http://127.0.0.1:{process.Port}");

        Assert.True(shop.ExitCode == 0, shop.Output);
        int made = shop.Counts.Values.Sum(static count => count.Made);
        IReadOnlyList<AgentCheckRequest> requests = await ReadAsync(agent, made);
        Assert.All(requests, static request => Assert.True(request is { Status: 200, IsKept: true }));
        Assert.Empty(requests.SelectMany(static request => request.Repairs));
        Assert.All(requests, static request => Assert.Equal(["SpansReceived"], request.Counters.Keys));
        Assert.Equal(made, CountSpans(requests));
    }

    // The agent writes down a request after it has answered.
    private static async Task<IReadOnlyList<AgentCheckRequest>> ReadAsync(AgentCheckServer agent, int spans)
    {
        IReadOnlyList<AgentCheckRequest> requests = await agent.ReadAsync(1);
        for (var waited = Stopwatch.StartNew(); CountSpans(requests) < spans && waited.Elapsed < Patience.Long; await Task.Delay(50))
            requests = await agent.ReadAsync(1);
        return requests;
    }

    private static int CountSpans(IEnumerable<AgentCheckRequest> requests)
        => requests.Sum(static request => request.Counters.GetValueOrDefault("SpansReceived"));
}
