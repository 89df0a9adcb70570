using MassTransit;
using SpanPack.Clients.Tests.MassTransit;

namespace SpanPack.Clients.Tests.Together;

/// <summary>The consumer of the shop's events.</summary>
internal sealed class OrderConsumer(ShopWork work) : IConsumer<MassTransitTests.OrderPlaced>
{
    public Task Consume(ConsumeContext<MassTransitTests.OrderPlaced> context)
    {
        work.Consumed.SetResult();
        return Task.CompletedTask;
    }
}
