namespace SpanPack.Benchmarks.StartUp.Tags;

/// <summary>A payment at the bank. 28 tags: 21 texts, 6 numbers, 1 constant.</summary>
[SpanTags]
[ConstantTag("span.kind", "client")]
internal sealed partial class PaymentTags : SpanTags
{
    [Tag("shop.payment.id")] public partial string? Id { get; set; }

    [Tag("shop.payment.kind")] public partial string? Kind { get; set; }

    [Tag("shop.payment.state")] public partial string? State { get; set; }

    [Tag("shop.payment.source")] public partial string? Source { get; set; }

    [Tag("shop.payment.target")] public partial string? Target { get; set; }

    [Tag("shop.payment.method")] public partial string? Method { get; set; }

    [Tag("shop.payment.route")] public partial string? Route { get; set; }

    [Tag("shop.payment.host")] public partial string? Host { get; set; }

    [Tag("shop.payment.region")] public partial string? Region { get; set; }

    [Tag("shop.payment.zone")] public partial string? Zone { get; set; }

    [Tag("shop.payment.tenant")] public partial string? Tenant { get; set; }

    [Tag("shop.payment.version")] public partial string? Version { get; set; }

    [Tag("shop.payment.channel")] public partial string? Channel { get; set; }

    [Tag("shop.payment.language")] public partial string? Language { get; set; }

    [Tag("shop.payment.currency")] public partial string? Currency { get; set; }

    [Tag("shop.payment.country")] public partial string? Country { get; set; }

    [Tag("shop.payment.city")] public partial string? City { get; set; }

    [Tag("shop.payment.street")] public partial string? Street { get; set; }

    [Tag("shop.payment.postcode")] public partial string? Postcode { get; set; }

    [Tag("shop.payment.customer_id")] public partial string? CustomerId { get; set; }

    [Tag("shop.payment.customer_tier")] public partial string? CustomerTier { get; set; }

    [Metric("shop.payment.items")] public partial double? Items { get; set; }

    [Metric("shop.payment.total")] public partial double? Total { get; set; }

    [Metric("shop.payment.weight")] public partial double? Weight { get; set; }

    [Metric("shop.payment.duration_ms")] public partial double? DurationMs { get; set; }

    [Metric("shop.payment.attempts")] public partial double? Attempts { get; set; }

    [Metric("shop.payment.queue_length")] public partial double? QueueLength { get; set; }
}
