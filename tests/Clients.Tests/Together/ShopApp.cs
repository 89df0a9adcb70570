using System.Net;
using System.Text;
using Hangfire;
using Hangfire.Storage;
using MassTransit;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Hosting;
using Microsoft.AspNetCore.Server.Kestrel.Core;
using Microsoft.Extensions.Configuration;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Logging;
using RabbitMQ.Client;
using RabbitMQ.Client.Events;
using SpanPack.Clients.Tests.Support;

namespace SpanPack.Clients.Tests.Together;

/// <summary>
/// A web application with one line of tracing whose one request uses many libraries. Its gRPC service, its hub, the consumers of its
/// messages and the server of its jobs are in the same process.
/// </summary>
internal sealed class ShopApp : IAsyncDisposable
{
    private const string Queue = "shop.orders";

    private readonly WebApplication _app;
    private readonly ShopParts _parts;
    private readonly IChannel _publishing;
    private readonly IChannel _consuming;

    private ShopApp(WebApplication app, ShopParts parts, IChannel publishing, IChannel consuming)
        => (_app, _parts, _publishing, _consuming) = (app, parts, publishing, consuming);

    internal string Url => _app.Urls.First();

    private ShopWork Work => _app.Services.GetRequiredService<ShopWork>();

    internal static async Task<ShopApp> StartAsync(Uri agent, ShopParts parts)
    {
        WebApplicationBuilder builder = WebApplication.CreateSlimBuilder();
        builder.WebHost.ConfigureKestrel(static options =>
        {
            options.Listen(IPAddress.Loopback, 0, static endpoint => endpoint.Protocols = HttpProtocols.Http1);
            options.Listen(IPAddress.Loopback, 0, static endpoint => endpoint.Protocols = HttpProtocols.Http2);
        });
        builder.Logging.ClearProviders();
        string[] settings =
            [$"DD_TRACE_AGENT_URL={agent}", $"DD_SERVICE={TracedHost.Service}", TracedHost.TracerNames, StandIn.Untraced];
        builder.Configuration.AddInMemoryCollection(settings.Select(TestHost.Pair));
        builder.Services.AddDatadogTracing();
        AddServices(builder.Services);
        WebApplication app = builder.Build();
        var shop = new ShopApp(app, parts, await parts.Broker.CreateChannelAsync(), await parts.Broker.CreateChannelAsync());
        app.MapGrpcHealthChecksService();
        app.MapHub<ShopHub>("/cards");
        app.MapPost("/orders/{id:int}", shop.OrderAsync);
        await app.StartAsync();
        await shop.ConsumeAsync();
        return shop;
    }

    /// <summary>Performs the job, and ends the application when messages are handled.</summary>
    internal async Task StopAsync()
    {
        using (new BackgroundJobServer(new BackgroundJobServerOptions { WorkerCount = 1 }, _parts.Jobs))
        {
            IMonitoringApi jobs = _parts.Jobs.GetMonitoringApi();
            await Wait.UntilAsync(() => jobs.SucceededListCount() == 1, "the job is performed",
                () => $"{jobs.GetStatistics().Failed} failed");
        }

        await Work.EndAsync();
        await _consuming.CloseAsync();
        await _app.StopAsync();
    }

    public async ValueTask DisposeAsync()
    {
        await _publishing.DisposeAsync();
        await _consuming.DisposeAsync();
        await _app.DisposeAsync();
    }

    private static void AddServices(IServiceCollection services)
    {
        services.AddSingleton<ShopWork>();
        services.AddGrpc();
        services.AddGrpcHealthChecks();
        services.AddSignalR();
        services.AddMassTransit(static bus =>
        {
            bus.AddConsumer<OrderConsumer>();
            bus.UsingInMemory(static (context, memory) => memory.ConfigureEndpoints(context));
        });
    }

    private async Task OrderAsync(int id, IBus bus)
    {
        var order = new ShopOrder(_parts);
        await order.QueryAsync(id);
        await order.SendAsync(bus);
        await _publishing.BasicPublishAsync("", Queue, Encoding.UTF8.GetBytes(TracedHost.Secret));
        await ShopOrder.CallAsync(_app.Urls.Last(), $"{Url}/cards");
    }

    private async Task ConsumeAsync()
    {
        await _consuming.QueueDeclareAsync(Queue);
        var consumer = new AsyncEventingBasicConsumer(_consuming);
        consumer.ReceivedAsync += async (_, _) =>
        {
            await _parts.Postgres.CreateCommand("SELECT 3").ExecuteScalarAsync();
            Work.Handled.SetResult();
        };
        await _consuming.BasicConsumeAsync(Queue, autoAck: true, consumer);
    }
}
