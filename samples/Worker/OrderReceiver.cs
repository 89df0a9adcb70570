using Microsoft.Extensions.Hosting;
using SpanPack.Tracing;

namespace Samples.Worker;

/// <summary>Handles orders, and stops the host after the last one.</summary>
internal sealed class OrderReceiver(OrderQueue queue, IHostApplicationLifetime lifetime) : BackgroundService
{
    private const int RefusedOrder = 2;

    protected override async Task ExecuteAsync(CancellationToken stoppingToken)
    {
        await queue.HandleAllAsync(static message => HandleAsync(message), stoppingToken);
        lifetime.StopApplication();
    }

    private static Task HandleAsync(OrderMessage message)
    {
        using IScope ship = Tracer.Instance.StartActive("orders.ship");
        ship.Span.SetTag("order.id", message.Order);
        if (message.Order == RefusedOrder) ship.Span.SetException(new InvalidOperationException("The order has no address."));
        return Task.CompletedTask;
    }
}
