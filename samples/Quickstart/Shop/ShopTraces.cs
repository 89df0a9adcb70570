using SpanPack;

namespace Quickstart.Shop;

/// <summary>Three requests to a small shop of four processes: what they did, and what each process sends to its agent.</summary>
internal static class ShopTraces
{
    internal static List<TraceSource> Create()
    {
        long now = (DateTime.UtcNow - DateTime.UnixEpoch).Ticks * TimeSpan.NanosecondsPerTick;
        CheckoutTrace checkout = CheckoutTrace.Create(NewTraceId(now), now - 2_000_000_000);
        SpanCollection delivery = CheckoutTrace.CreateDelivery(NewTraceId(now), now - 1_500_000_000, checkout.Produced);
        SpanCollection products = ProductListTrace.Create(NewTraceId(now), now - 1_000_000_000);

        return
        [
            Of("shop-web", Kept(checkout.Web, SamplingPriority.UserKeep, SamplingMechanism.Manual),
                Kept(products, SamplingPriority.AutoKeep, SamplingMechanism.AgentRate)),
            Of("stock", Kept(checkout.Stock, SamplingPriority.UserKeep, SamplingMechanism.Manual)),
            Of("payments", Kept(checkout.Payments, SamplingPriority.UserKeep, SamplingMechanism.Manual)),
            Of("order-worker", Kept(delivery, SamplingPriority.AutoKeep, SamplingMechanism.AgentRate)),
        ];
    }

    private static TraceSource Of(string service, params TraceChunk[] chunks)
        => new(service, new ProcessDescription { Service = service, Environment = "demo", Version = "2.4.0" }, chunks);

    private static TraceChunk Kept(in SpanCollection spans, SamplingPriority priority, SamplingMechanism mechanism) => new(spans)
    {
        SamplingPriority = priority,
        SamplingMechanism = mechanism,
        SamplingRate = mechanism == SamplingMechanism.AgentRate ? 1.0 : null,
        KeepRate = 1.0,
    };

    // The upper half as tracers make it: seconds since the epoch, then 32 bits of zero.
    private static UInt128 NewTraceId(long now)
        => new((ulong)(now / 1_000_000_000) << 32, (ulong)Random.Shared.NextInt64(1, long.MaxValue));
}
