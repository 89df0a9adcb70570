using Amazon.SQS.Model;
using Confluent.Kafka;
using Grpc.Health.V1;
using Grpc.Net.Client;
using Hangfire;
using MassTransit;
using Microsoft.AspNetCore.SignalR.Client;
using Microsoft.Data.SqlClient;
using Microsoft.EntityFrameworkCore;
using MongoDB.Bson;
using MySqlConnector;
using SpanPack.Clients.Tests.EntityFramework;
using SpanPack.Clients.Tests.Hangfire;
using SpanPack.Clients.Tests.MassTransit;
using SpanPack.Clients.Tests.Support;

namespace SpanPack.Clients.Tests.Together;

/// <summary>The work of one request of the shop: each client once.</summary>
internal sealed class ShopOrder(ShopParts parts)
{
    internal async Task QueryAsync(int id)
    {
        await parts.Postgres.CreateCommand("SELECT 1").ExecuteScalarAsync();
        await using (MySqlConnection connection = await parts.MariaDb.OpenConnectionAsync())
        {
            await using var command = new MySqlCommand("SELECT 2", connection);
            await command.ExecuteScalarAsync();
        }

        string server = $"Server=127.0.0.1,{parts.SqlServer.Port};User ID=sa;Password={TracedHost.Secret};Encrypt=false;Pooling=false";
        await using (var connection = new SqlConnection(server))
        {
            await connection.OpenAsync();
            await using var command = new SqlCommand("SELECT 7", connection);
            await command.ExecuteScalarAsync();
        }

        await using var shop = new Shop(new DbContextOptionsBuilder<Shop>().UseSqlite(parts.Sqlite).Options);
        await shop.Database.ExecuteSqlRawAsync("CREATE TABLE Orders (Id INTEGER PRIMARY KEY)");
        await parts.MongoDb.GetDatabase("shop")
            .GetCollection<BsonDocument>("cards")
            .InsertOneAsync(new BsonDocument("number", TracedHost.Secret));
        await parts.Redis.GetDatabase().StringSetAsync($"order:{id}", TracedHost.Secret);
    }

    internal async Task SendAsync(IBus bus)
    {
        await parts.Kafka.ProduceAsync(parts.Topic, new Message<string, string> { Key = TracedHost.Secret, Value = TracedHost.Secret });
        await parts.Sqs.SendMessageAsync(parts.QueueUrl, TracedHost.Secret);
        ReceiveMessageResponse received = await parts.Sqs.ReceiveMessageAsync(parts.QueueUrl);
        received.Messages[0].StartActivity(parts.QueueUrl)!.Dispose();
        await parts.Blob.UploadAsync(BinaryData.FromString(TracedHost.Secret), overwrite: true);
        await bus.Publish(new MassTransitTests.OrderPlaced { Card = TracedHost.Secret });
        new BackgroundJobClient(parts.Jobs).Enqueue(static () => Jobs.ShipAsync(TracedHost.Secret));
    }

    internal static async Task CallAsync(string grpc, string hub)
    {
        using GrpcChannel channel = GrpcChannel.ForAddress(grpc);
        await new Health.HealthClient(channel).CheckAsync(new HealthCheckRequest());
        await using HubConnection connection = new HubConnectionBuilder().WithUrl(hub).Build();
        await connection.StartAsync();
        await connection.InvokeAsync("Owner", TracedHost.Secret);
    }
}
