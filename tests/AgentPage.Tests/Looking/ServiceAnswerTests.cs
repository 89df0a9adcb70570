using System.Text.Json;

namespace SpanPack.AgentPage.Tests;

public sealed class ServiceAnswerTests
{
    [Theory]
    [InlineData(true)]
    [InlineData(false)]
    public async Task Requests_AreCounted_ByServiceAndResource(bool isLive)
    {
        await using RunningPage page = await RunningPage.StartAsync(isLive: isLive);
        Span failed = Payloads.Span(3, 1, resource: "GET /b", duration: 9_000_000);
        failed.Error = 1;
        await page.AddAsync(Payloads.Accepted([Payloads.Span(1, 1, duration: 1_000_000),
            Payloads.Span(1, 2, 1, service: "stock", duration: 500_000), Payloads.Span(1, 3, 1)],
            [Payloads.Span(2, 1, duration: 2_000_000)], [failed]));

        JsonElement answer = await page.GetAsync("api/services?minutes=1");
        Assert.Equal(isLive, answer.GetProperty("live").GetBoolean());
        JsonElement[] services = answer.Items("services");
        Assert.Equal(["shop", "stock"], services.Select(static service => service.Text("service")));
        Assert.Equal((3L, 1L, 2L), (services[0].Number("requests"), services[0].Number("errors"), services[0].Number("resources")));
        Assert.InRange(services[0].GetProperty("p50").GetDouble(), 1.96e6, 2.04e6);
        Assert.Equal(9_000_000, services[0].GetProperty("max").GetDouble());
        Assert.Equal(3, services[0].GetProperty("series").Items("requests").Sum(static slot => slot.GetInt32()));
        Assert.Equal(3, services[0].Items("histogram").Sum(static bar => bar.GetProperty("count").GetInt32()));

        JsonElement[] resources = (await page.GetAsync("api/services/resources?service=shop")).Items("resources");
        Assert.Equal([("GET /", 2L, 0L), ("GET /b", 1L, 1L)],
            resources.Select(static resource =>
                (resource.Text("resource")!, resource.Number("requests")!.Value, resource.Number("errors")!.Value)));
    }

    [Fact]
    public async Task WhoCallsWhom_IsFound_AlsoAcrossPayloads()
    {
        await using RunningPage page = await RunningPage.StartAsync();
        Span called = Payloads.Span(1, 4, 2, service: "stock");
        called.Error = 1;
        await page.AddAsync(Payloads.Accepted([called, Payloads.Span(1, 5, 4, service: "stock")]),
            Payloads.Accepted([Payloads.Span(1, 1), Payloads.Span(1, 2, 1), Payloads.Span(1, 3, 2, service: "db")]));
        JsonElement graph = await page.GetAsync("api/services/graph");

        Assert.Equal([("shop", "db", 1L, 0L), ("shop", "stock", 1L, 1L)],
            graph.Items("edges")
                .Select(static edge => (edge.Text("from")!, edge.Text("to")!, edge.Number("calls")!.Value, edge.Number("errors")!.Value))
                .Order());
        Assert.Equal(["db", "shop", "stock"], graph.Items("nodes").Select(static node => node.Text("service")).Order());
    }

    [Fact]
    public void WithoutMemoryForMoreResources_TheyAreCountedTogether()
    {
        const int Services = 40, Resources = 1000;
        var statistics = new ServiceStatistics(TimeProvider.System);
        foreach (int service in Enumerable.Range(0, Services))
        {
            statistics.Add([.. Enumerable.Range(0,
                Resources).Select(i => new ServiceEntry($"service {service}", $"GET /{i}", "web", "web", 1_000_000, false))]);
        }

        (long first, long end) = SlotClock.LastMinutes(statistics.Now, 2);
        Assert.Equal(Resources, statistics.Resources("service 0", first, end).Resources.Count);
        (IReadOnlyList<(string, string, RequestSummary)> resources, RequestSummary? other) =
            statistics.Resources($"service {Services - 1}", first, end);
        Assert.Empty(resources);
        Assert.Equal(Resources, other!.RequestCount);
        Assert.InRange(statistics.KeptBytes, 30_000_000, 40_000_000);
    }

    [Fact]
    public async Task ResourcesAfterTheFiveHundredth_AreCountedTogether()
    {
        await using RunningPage page = await RunningPage.StartAsync();
        await page.AddAsync(Payloads.Accepted([.. Enumerable.Range(1, 503).Select(static i =>
            new[] { Payloads.Span((ulong)i, 1, resource: $"GET /{i}", duration: 2_000_000) })]));
        JsonElement answer = await page.GetAsync("api/services/resources?service=shop"), other = answer.GetProperty("other");

        Assert.Equal((500, 3L), (answer.Items("resources").Length, other.Number("requests")));
        Assert.Equal(3, other.GetProperty("series").Items("requests").Sum(static slot => slot.GetInt32()));
        Assert.Equal(2_000_000, other.GetProperty("max").GetDouble());
    }

    [Fact]
    public void TheResourcesOfOneService_AreBounded()
    {
        var statistics = new ServiceStatistics(TimeProvider.System);
        statistics.Add([.. Enumerable.Range(0,
            30_000).Select(static i => new ServiceEntry("shop", $"GET /{i}", "web", "web", 1_000_000, false))]);
        (long first, long end) = SlotClock.LastMinutes(statistics.Now, 2);
        (IReadOnlyList<(string Resource, string Name, RequestSummary Sum)> resources, RequestSummary? other) =
            statistics.Resources("shop", first, end);

        Assert.InRange(resources.Count, 100, 2000);
        Assert.Equal(30_000, resources.Sum(static resource => resource.Sum.RequestCount) + other!.RequestCount);
    }
}
