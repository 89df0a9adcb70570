using System.Net;
using System.Text;
using Confluent.Kafka;
using Grpc.Health.V1;
using Grpc.Net.Client;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Hosting;
using Microsoft.AspNetCore.Server.Kestrel.Core;
using Microsoft.Extensions.Configuration;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Logging;
using MySqlConnector;
using RabbitMQ.Client;
using RabbitMQ.Client.Events;
using SpanPack.Clients.Tests.Support;
using StackExchange.Redis;

namespace SpanPack.Clients.Tests.Together;

/// <summary>
/// A web application with one line of tracing whose one request uses many libraries. Its gRPC service and the consumer of its messages are
/// in the same process.
/// </summary>
internal sealed class ShopApp : IAsyncDisposable
{
    private const string Queue = "shop.orders";

    private readonly WebApplication _app;
    private readonly ShopParts _parts;
    private readonly IChannel _publishing;
    private readonly IChannel _consuming;
    private readonly TaskCompletionSource _handled = new(TaskCreationOptions.RunContinuationsAsynchronously);

    private ShopApp(WebApplication app, ShopParts parts, IChannel publishing, IChannel consuming)
        => (_app, _parts, _publishing, _consuming) = (app, parts, publishing, consuming);

    internal string Url => _app.Urls.First();

    internal static async Task<ShopApp> StartAsync(Uri agent, ShopParts parts)
    {
        WebApplicationBuilder builder = WebApplication.CreateSlimBuilder();
        builder.WebHost.ConfigureKestrel(static options =>
        {
            options.Listen(IPAddress.Loopback, 0, static endpoint => endpoint.Protocols = HttpProtocols.Http1);
            options.Listen(IPAddress.Loopback, 0, static endpoint => endpoint.Protocols = HttpProtocols.Http2);
        });
        builder.Logging.ClearProviders();
        string[] settings = [$"DD_TRACE_AGENT_URL={agent}", $"DD_SERVICE={TracedHost.Service}", TracedHost.TracerNames];
        builder.Configuration.AddInMemoryCollection(settings.Select(TestHost.Pair));
        builder.Services.AddDatadogTracing();
        builder.Services.AddGrpc();
        builder.Services.AddGrpcHealthChecks();
        WebApplication app = builder.Build();
        var shop = new ShopApp(app, parts, await parts.Broker.CreateChannelAsync(), await parts.Broker.CreateChannelAsync());
        app.MapGrpcHealthChecksService();
        app.MapPost("/orders/{id:int}", shop.OrderAsync);
        await app.StartAsync();
        await shop.ConsumeAsync();
        return shop;
    }

    /// <summary>Ends the application when the message is handled.</summary>
    internal async Task StopAsync()
    {
        await _handled.Task.InTime();
        await _consuming.CloseAsync();
        await _app.StopAsync();
    }

    public async ValueTask DisposeAsync()
    {
        await _publishing.DisposeAsync();
        await _consuming.DisposeAsync();
        await _app.DisposeAsync();
    }

    private async Task<string> OrderAsync(int id)
    {
        await _parts.Postgres.CreateCommand("SELECT 1").ExecuteScalarAsync();
        await using (MySqlConnection connection = await _parts.MariaDb.OpenConnectionAsync())
        {
            await using var command = new MySqlCommand("SELECT 2", connection);
            await command.ExecuteScalarAsync();
        }

        await _parts.Redis.GetDatabase().StringSetAsync($"order:{id}", TracedHost.Secret);
        await _publishing.BasicPublishAsync("", Queue, Encoding.UTF8.GetBytes(TracedHost.Secret));
        await _parts.Kafka.ProduceAsync(_parts.Topic, new Message<string, string> { Key = TracedHost.Secret, Value = TracedHost.Secret });
        using GrpcChannel channel = GrpcChannel.ForAddress(_app.Urls.Last());
        HealthCheckResponse answer = await new Health.HealthClient(channel).CheckAsync(new HealthCheckRequest());
        return answer.Status.ToString();
    }

    private async Task ConsumeAsync()
    {
        await _consuming.QueueDeclareAsync(Queue);
        var consumer = new AsyncEventingBasicConsumer(_consuming);
        consumer.ReceivedAsync += async (_, _) =>
        {
            await _parts.Postgres.CreateCommand("SELECT 3").ExecuteScalarAsync();
            _handled.SetResult();
        };
        await _consuming.BasicConsumeAsync(Queue, autoAck: true, consumer);
    }
}
