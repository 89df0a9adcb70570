using Confluent.Kafka;
using MySqlConnector;
using Npgsql;
using RabbitMQ.Client;
using SpanPack.Clients.Tests.Kafka;
using SpanPack.Clients.Tests.Support;
using StackExchange.Redis;

namespace SpanPack.Clients.Tests.Together;

/// <summary>One request through all clients that run here.</summary>
[Collection(OneAtATime.Name)]
public sealed class TogetherTests(KafkaCluster cluster) : IClassFixture<KafkaCluster>
{
    private const string Call = "POST host/orders/?";
    private const string Served = "POST /orders/{id:int}";
    private const string Grpc = "/grpc.health.v1.Health/Check";
    private const string Published = "basic.publish <default> -> shop.orders";

    // Name and resource, then the resource of the span that has caused it.
    private static readonly string[] s_trace =
    [
        $"http.request: {Call} < ",
        $"aspnet_core.request: {Served} < {Call}",
        $"postgres.query: SELECT ? < {Served}",
        $"mysql.query: SELECT ? < {Served}",
        $"redis.command: SET < {Served}",
        $"amqp.command: {Published} < {Served}",
        $"amqp.command: basic.deliver < {Published}",
        "postgres.query: SELECT ? < basic.deliver",
        $"kafka.produce: Produce Topic orders-1 < {Served}",
        "kafka.consume: Consume Topic orders-1 < Produce Topic orders-1",
        $"grpc.request: {Grpc} < {Served}",
        $"http.request: POST host{Grpc} < {Grpc}",
        $"aspnet_core.request: POST /grpc.health.v1.health/check < POST host{Grpc}",
    ];

    [TogetherFact]
    public async Task OneRequest_IsOneTrace_WithEachSpanOnce_AsOfTheTables()
    {
        await using DevAgentServer agent = await DevAgentServer.StartAsync();
        await RunAsync(agent.Url);

        Span[] spans = ReceivedSpans.Of(agent);
        Assert.All(spans, span => Assert.Equal(spans[0].TraceId, span.TraceId));
        Assert.Equal(Lines(s_trace), Lines(spans.Select(span => Describe(span, spans))));
        ClientRow[] rows = [.. ClientTable.All.SelectMany(static table => table.Rows)];
        Assert.All(spans, span => Assert.True(Array.Exists(rows, row => IsLike(span, row)), $"{span.Name} {span.Type} {span.Service}"));
        Assert.All(spans, TracedHost.AssertNoSecret);
    }

    private async Task RunAsync(Uri agent)
    {
        await using NpgsqlDataSource postgres = await Servers.OpenPostgresAsync();
        await using MySqlDataSource mariaDb = await Servers.OpenMariaDbAsync();
        await using ConnectionMultiplexer redis = (await Servers.OpenRedisAsync()).AddDatadogTracing();
        await using IConnection broker = await Servers.OpenRabbitMqAsync();
        string topic = cluster.NewTopic();
        using IProducer<string, string> producer = cluster.Produce(out ProducerConfig config).AddDatadogTracing(config);
        await using ShopApp shop = await ShopApp.StartAsync(agent, new ShopParts(postgres, mariaDb, redis, broker, producer, topic));
        using var client = new HttpClient();
        using HttpResponseMessage response = await client.PostAsync(new Uri($"{shop.Url}/orders/4"), null);
        Assert.True(response.IsSuccessStatusCode);
        Consume(topic);
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
