using SpanPack.Samples.Tests.Support;

namespace SpanPack.Samples.Tests;

/// <summary>The web shop, run as the README says.</summary>
public sealed class WebShopTests(ShopRequests requests) : IClassFixture<ShopRequests>
{
    private static readonly string[] s_services = ["catalog", "orders", "storefront"];
    private static readonly string[] s_participants = ["catalog", "invoices", "orders", "storefront"];

    [Fact]
    public async Task Run_ShowsTracesOfAllServices_AndLosesNoSpan()
    {
        using ShopRun shop = await ShopRun.RunAsync("--requests", "24");

        Assert.True(shop.ExitCode == 0, shop.Output);
        string checkout = shop.Output[shop.Output.IndexOf("A checkout:", StringComparison.Ordinal)..shop.Output.IndexOf("A checkout whose",
            StringComparison.Ordinal)];
        Assert.All(s_participants, name => Assert.Contains(name, checkout, StringComparison.Ordinal));
        Assert.Matches(@"log of orders: Information: Invoice for order .+ \(dd\.span_id \d+\)", checkout);
        Assert.Contains("A page that asks", shop.Output, StringComparison.Ordinal);
        Assert.Contains("A search", shop.Output, StringComparison.Ordinal);
        Assert.EndsWith("No span was lost.", shop.Output.TrimEnd(), StringComparison.Ordinal);
        Assert.Equal(s_services, shop.Counts.Keys.Order());
        Assert.All(shop.Counts.Values, static count => Assert.True(count.Made > 0 && count.Made == count.Arrived));
        AssertNothingIsLeft(shop);
    }

    [Fact]
    public void Requests_AreOneTraceEach()
    {
        Assert.True(requests.Run.ExitCode == 0, requests.Run.Output);
        Span[][] traces = [.. requests.Spans.GroupBy(static span => span.TraceId).Select(static trace => trace.ToArray())];
        Assert.Equal(ShopRequests.Count, traces.Length); // so none of a health check, nor of the sender's own requests
        Assert.All(traces, static trace => Assert.Equal("storefront", Assert.Single(trace, static span => span.ParentId == 0).Service));
        Assert.All(traces,
            static trace =>
                Assert.All(trace, span => Assert.True(span.ParentId == 0 || trace.Any(parent => parent.SpanId == span.ParentId))));

        Span[] sold = traces.First(static trace => trace.Any(static span => span is { ParentId: 0, Resource: "POST /checkout", Error: 0 }));
        Assert.Equal(s_participants, sold.Select(static span => span.Service).Distinct().Order());
        Span consumer = Assert.Single(sold, static span => span.Name == "in_memory.process");
        Span producer = Assert.Single(sold, span => span.SpanId == consumer.ParentId);
        Assert.Equal(("invoices", "orders", "in_memory.send"), (consumer.Service, producer.Service, producer.Name));
        Assert.Contains(sold, static span => span is { Service: "invoices", Type: "sql" }
            && span.Resource!.StartsWith("INSERT INTO invoices", StringComparison.Ordinal));
    }

    [Fact]
    public void DeclinedCard_IsAnErrorWithItsException()
    {
        Span[] charges = [.. requests.Spans.Where(static span => span.Resource == "charge card" && span.Error != 0)];
        Assert.NotEmpty(charges);
        Assert.All(charges, charge =>
        {
            Span request = Assert.Single(requests.Spans, span => span.SpanId == charge.ParentId);
            Assert.Equal(("orders", "POST /orders", 1), (request.Service, request.Resource, request.Error));
            Assert.All([charge, request],
                static span => Assert.Equal("WebShop.Services.PaymentDeclinedException", span.GetTag("error.type")));
            Assert.DoesNotContain(requests.Spans, span => span.TraceId == charge.TraceId && span.Service == "invoices");
        });
    }

    [ServerFact("postgres", "redis", "rabbitmq")]
    public async Task RealServers_AreOfTheSameTraces()
    {
        await using DevAgentServer agent = await DevAgentServer.StartAsync();
        using ShopRun shop = await ShopRun.RunAsync("--real", "--requests", $"{ShopRequests.Count}", "--agent", agent.Url.ToString());

        Assert.True(shop.ExitCode == 0, shop.Output);
        Span[][] traces = [.. ArrivedSpans.Of(agent).GroupBy(static span => span.TraceId).Select(static trace => trace.ToArray())];
        Assert.Equal(ShopRequests.Count, traces.Length);
        Assert.All(traces, static trace => Assert.Equal("storefront", Assert.Single(trace, static span => span.ParentId == 0).Service));
        Span[] sold = traces.First(static trace => trace.Any(static span => span is { ParentId: 0, Resource: "POST /checkout", Error: 0 }));
        Assert.Equal(s_participants, sold.Select(static span => span.Service).Distinct().Order());
        Assert.Contains(sold, static span => span is { Service: "invoices", Name: "postgresql.query" }
            && span.Resource!.StartsWith("INSERT INTO invoices", StringComparison.Ordinal));
        Assert.Contains(sold, static span => span is { Service: "catalog", Name: "redis.query", Resource: "GET" });
        Span consumer = Assert.Single(sold, static span => span.Name == "Consumer");
        Span producer = Assert.Single(sold, span => span.SpanId == consumer.ParentId);
        Assert.Equal(("invoices", "orders", "Producer"), (consumer.Service, producer.Service, producer.Name));
        AssertNothingIsLeft(shop);
    }

    internal static void AssertNothingIsLeft(ShopRun shop)
    {
        Assert.Equal(s_services.Length, shop.Services.Count);
        Assert.All(shop.Services.Values, static id => Assert.False(ShopRun.IsRunning(id)));
        Assert.DoesNotContain(shop.Folder.FileNames, static name => name.StartsWith("webshop-", StringComparison.Ordinal));
    }
}
