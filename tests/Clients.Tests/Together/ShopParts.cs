using Amazon.SQS;
using Azure.Storage.Blobs;
using Confluent.Kafka;
using Hangfire.InMemory;
using Microsoft.AspNetCore.Builder;
using Microsoft.Data.Sqlite;
using MongoDB.Driver;
using MySqlConnector;
using Npgsql;
using RabbitMQ.Client;
using SpanPack.Clients.Tests.Aws;
using SpanPack.Clients.Tests.Azure;
using SpanPack.Clients.Tests.Kafka;
using SpanPack.Clients.Tests.MongoDb;
using SpanPack.Clients.Tests.Support;
using StackExchange.Redis;

namespace SpanPack.Clients.Tests.Together;

/// <summary>The clients of the shop, with their servers and stand-ins.</summary>
internal sealed class ShopParts : IAsyncDisposable
{
    private readonly Stack<object> _owned = [];

    private ShopParts()
    {
    }

    internal required NpgsqlDataSource Postgres { get; init; }

    internal required MySqlDataSource MariaDb { get; init; }

    internal required TdsServer SqlServer { get; init; }

    internal required SqliteConnection Sqlite { get; init; }

    internal required MongoClient MongoDb { get; init; }

    internal required ConnectionMultiplexer Redis { get; init; }

    internal required IConnection Broker { get; init; }

    internal required IProducer<string, string> Kafka { get; init; }

    internal required string Topic { get; init; }

    internal required AmazonSQSClient Sqs { get; init; }

    internal required string QueueUrl { get; init; }

    internal required BlobClient Blob { get; init; }

    internal InMemoryStorage Jobs { get; } = new();

    internal static async Task<ShopParts> OpenAsync(KafkaCluster cluster)
    {
        var mongo = new MongoServer();
        AwsServer aws = await AwsServer.StartAsync();
        WebApplication blobs = await BlobService.StartAsync();
        var parts = new ShopParts
        {
            Postgres = await Servers.OpenPostgresAsync(),
            MariaDb = await Servers.OpenMariaDbAsync(),
            SqlServer = new TdsServer(),
            Sqlite = new SqliteConnection("Data Source=:memory:"),
            MongoDb = MongoDbTests.Connect(mongo),
            Redis = (await Servers.OpenRedisAsync()).AddDatadogTracing(),
            Broker = await Servers.OpenRabbitMqAsync(),
            Kafka = cluster.Produce(out ProducerConfig config).AddDatadogTracing(config),
            Topic = cluster.NewTopic(),
            Sqs = AwsClients.Sqs(aws),
            QueueUrl = aws.QueueUrl,
            Blob = new BlobClient(new Uri($"{blobs.Urls.Single()}/account/cards/4")),
        };
        object[] owned = [mongo, aws, blobs, parts.Postgres, parts.MariaDb, parts.SqlServer, parts.Sqlite, parts.MongoDb, parts.Redis,
            parts.Broker, parts.Kafka, parts.Sqs, parts.Jobs];
        foreach (object one in owned) parts._owned.Push(one);
        await parts.Sqlite.OpenAsync();
        return parts;
    }

    // Clients before their servers.
    public async ValueTask DisposeAsync()
    {
        while (_owned.TryPop(out object? one))
        {
            if (one is IAsyncDisposable asynchronous) await asynchronous.DisposeAsync();
            else ((IDisposable)one).Dispose();
        }
    }
}
