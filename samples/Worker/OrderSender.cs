using System.Diagnostics;
using Microsoft.Extensions.Hosting;

namespace Samples.Worker;

/// <summary>Sends a few orders, each in a trace of its own.</summary>
internal sealed class OrderSender(OrderQueue queue) : BackgroundService
{
    private const int Orders = 3;

    private static readonly ActivitySource s_source = new("Shop.Checkout");

    protected override async Task ExecuteAsync(CancellationToken stoppingToken)
    {
        for (int order = 1; order <= Orders; order++)
        {
            using Activity? checkout = s_source.StartActivity("checkout");
            checkout?.SetTag("order.id", order);
            await queue.SendAsync(order);
        }

        queue.Complete();
    }
}
