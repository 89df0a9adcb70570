using Confluent.Kafka;
using Hangfire;
using SpanPack.Clients.Tests.Kafka;
using SpanPack.Clients.Tests.Support;

namespace SpanPack.Clients.Tests.Together;

/// <summary>One request through all clients that run here.</summary>
[Collection(OneAtATime.Name)]
public sealed class TogetherTests(KafkaCluster cluster) : IClassFixture<KafkaCluster>, IDisposable
{
    private const string Call = "POST host/orders/?";
    private const string Served = "POST /orders/{id}";
    private const string Grpc = "/grpc.health.v1.Health/Check";
    private const string Published = "basic.publish <default> -> shop.orders";

    private const string Event = "urn:message:SpanPack.Clients.Tests.MassTransit:MassTransitTests+OrderPlaced send";
    private const string Hub = "SpanPack.Clients.Tests.Together.ShopHub";

    // Datadog's tracer has no span for the work with a message of SQS, so no table has one.
    private const string SqsWork = "aws_sqs.process";

    // Name and resource, then the resource of the span that has caused it.
    private static readonly string[] s_trace =
    [
        $"http.request: {Call} < ",
        $"aspnet_core.request: {Served} < {Call}",
        $"postgres.query: SELECT ? < {Served}",
        $"mysql.query: SELECT ? < {Served}",
        $"sql-server.query: SELECT ? < {Served}",
        $"sqlite.query: CREATE TABLE Orders ( Id INTEGER PRIMARY KEY ) < {Served}",
        $"mongodb.query: insert shop < {Served}",
        $"redis.command: SET < {Served}",
        $"amqp.command: {Published} < {Served}",
        $"amqp.command: basic.deliver < {Published}",
        "postgres.query: SELECT ? < basic.deliver",
        $"kafka.produce: Produce Topic orders-1 < {Served}",
        "kafka.consume: Consume Topic orders-1 < Produce Topic orders-1",
        $"sqs.request: SQS.SendMessage < {Served}",
        $"sqs.request: SQS.ReceiveMessage < {Served}",
        $"{SqsWork}: process cards < SQS.SendMessage",
        $"in_memory.send: {Event} < {Served}",
        $"consumer: Order receive < {Event}",
        "consumer: Order process < Order receive",
        $"hangfire.perform: job Jobs.ShipAsync < {Served}",
        "internal: ship < job Jobs.ShipAsync",
        $"internal: BlobClient.Upload < {Served}",
        "http.request: PUT host/account/cards/? < BlobClient.Upload",
        $"grpc.request: {Grpc} < {Served}",
        $"http.request: POST host{Grpc} < {Grpc}",
        $"aspnet_core.request: POST /grpc.health.v1.health/check < POST host{Grpc}",
        $"http.request: POST host/cards/negotiate < {Served}",
        "aspnet_core.request: POST /cards/negotiate < POST host/cards/negotiate",
        $"http.request: GET host/cards < {Served}",
        "aspnet_core.request: GET /cards < GET host/cards",
        $"internal: {Hub}/OnConnectedAsync < GET /cards",
        $"internal: {Hub}/OnDisconnectedAsync < GET /cards",
        $"signalr.client.request: cards/Owner < {Served}",
        $"signalr.server.request: {Hub}/Owner < cards/Owner",
    ];

    public void Dispose() => GlobalJobFilters.Filters.Remove(JobFilter.Instance);

    [TogetherFact]
    public async Task OneRequest_IsOneTrace_WithEachSpanOnce_AsOfTheTables()
    {
        await using DevAgentServer agent = await DevAgentServer.StartAsync();
        await RunAsync(agent.Url);

        Span[] spans = ReceivedSpans.Of(agent);
        Assert.All(spans, span => Assert.Equal(spans[0].TraceId, span.TraceId));
        Assert.Equal(Lines(s_trace), Lines(spans.Select(span => Describe(span, spans))));
        ClientRow[] rows = [.. ClientTable.All.SelectMany(static table => table.Rows)];
        Assert.All(spans.Where(static span => span.Name != SqsWork),
            span => Assert.True(Array.Exists(rows, row => IsLike(span, row)), $"{span.Name} {span.Type} {span.Service}"));
        Assert.All(spans, TracedHost.AssertNoSecret);
    }

    private async Task RunAsync(Uri agent)
    {
        GlobalConfiguration.Configuration.UseDatadogTracing();
        await using ShopParts parts = await ShopParts.OpenAsync(cluster);
        await using ShopApp shop = await ShopApp.StartAsync(agent, parts);
        using var client = new HttpClient();
        using HttpResponseMessage response = await client.PostAsync(new Uri($"{shop.Url}/orders/4"), null);
        Assert.True(response.IsSuccessStatusCode);
        Consume(parts.Topic);
        await shop.StopAsync();
    }

    private void Consume(string topic)
    {
        using IConsumer<string, string> consumer = cluster.Consume(topic);
        while (consumer.Consume(Patience.Long) is { IsPartitionEOF: true })
        {
            // not there yet
        }
    }

    private static string Describe(Span span, Span[] spans)
        => $"{span.Name}: {ResourceOf(span)} < "
            + $"{(Array.Find(spans, one => one.SpanId == span.ParentId) is { } parent ? ResourceOf(parent) : "")}";

    // Ports are other ones each time.
    private static string ResourceOf(Span span)
    {
        string resource = span.Resource!;
        int host = resource.IndexOf("127.0.0.1", StringComparison.Ordinal);
        return host < 0 ? resource : $"{resource[..host]}host{resource[resource.IndexOf('/', host)..]}";
    }

    private static string Lines(IEnumerable<string> spans) => string.Join('\n', spans.Order(StringComparer.Ordinal));

    private static bool IsLike(Span span, ClientRow row)
    {
        string service = TracedHost.Service + row.Span.GetProperty("service").GetString()![row.Process.Length..];
        return (row.Span.GetProperty("name").GetString(), row.Span.GetProperty("type").GetString(), service) == (span.Name, span.Type,
            span.Service);
    }
}
