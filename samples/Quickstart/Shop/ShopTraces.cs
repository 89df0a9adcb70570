using SpanPack;

namespace Quickstart.Shop;

/// <summary>Three requests to a small shop of four processes: what they did, and what each process sends to its agent.</summary>
internal static class ShopTraces
{
    private static readonly ShopProcess s_web = new("shop-web", 4100);
    private static readonly ShopProcess s_stock = new("stock", 4200);
    private static readonly ShopProcess s_payments = new("payments", 4300);
    private static readonly ShopProcess s_orders = new("order-worker", 4400);

    internal static List<Payload> CreatePayloads()
    {
        long now = (DateTime.UtcNow - DateTime.UnixEpoch).Ticks * TimeSpan.NanosecondsPerTick;
        CheckoutTrace checkout = CheckoutTrace.Create(NewTraceId(now), now - 2_000_000_000);
        SpanCollection delivery = CheckoutTrace.CreateDelivery(NewTraceId(now), now - 1_500_000_000, checkout.Produced);
        SpanCollection products = ProductListTrace.Create(NewTraceId(now), now - 1_000_000_000);

        return
        [
            s_web.Send(Kept(checkout.Web, SamplingPriority.UserKeep, SamplingMechanism.Manual), Kept(products, SamplingPriority.AutoKeep, SamplingMechanism.AgentRate)),
            s_stock.Send(Kept(checkout.Stock, SamplingPriority.UserKeep, SamplingMechanism.Manual)),
            s_payments.Send(Kept(checkout.Payments, SamplingPriority.UserKeep, SamplingMechanism.Manual)),
            s_orders.Send(Kept(delivery, SamplingPriority.AutoKeep, SamplingMechanism.AgentRate)),
        ];
    }

    private static TraceChunk Kept(in SpanCollection spans, SamplingPriority priority, SamplingMechanism mechanism) => new(spans)
    {
        SamplingPriority = priority,
        SamplingMechanism = mechanism,
        SamplingRate = mechanism == SamplingMechanism.AgentRate ? 1.0 : null,
        KeepRate = 1.0,
    };

    // The upper half as tracers make it: seconds since the epoch, then 32 bits of zero.
    private static UInt128 NewTraceId(long now) => new((ulong)(now / 1_000_000_000) << 32, (ulong)Random.Shared.NextInt64(1, long.MaxValue));
}
