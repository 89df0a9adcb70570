namespace SpanPack.Benchmarks.StartUp.Tags;

/// <summary>An order: 50 tags, the size that has a limit: 40 texts, 8 numbers, 2 constants.</summary>
[SpanTags]
[ConstantTag("span.kind", "server")]
[ConstantTag("component", "shop")]
internal sealed partial class OrderTags : SpanTags
{
    [Tag("shop.order.id")] public partial string? Id { get; set; }

    [Tag("shop.order.kind")] public partial string? Kind { get; set; }

    [Tag("shop.order.state")] public partial string? State { get; set; }

    [Tag("shop.order.source")] public partial string? Source { get; set; }

    [Tag("shop.order.target")] public partial string? Target { get; set; }

    [Tag("shop.order.method")] public partial string? Method { get; set; }

    [Tag("shop.order.route")] public partial string? Route { get; set; }

    [Tag("shop.order.host")] public partial string? Host { get; set; }

    [Tag("shop.order.region")] public partial string? Region { get; set; }

    [Tag("shop.order.zone")] public partial string? Zone { get; set; }

    [Tag("shop.order.tenant")] public partial string? Tenant { get; set; }

    [Tag("shop.order.version")] public partial string? Version { get; set; }

    [Tag("shop.order.channel")] public partial string? Channel { get; set; }

    [Tag("shop.order.language")] public partial string? Language { get; set; }

    [Tag("shop.order.currency")] public partial string? Currency { get; set; }

    [Tag("shop.order.country")] public partial string? Country { get; set; }

    [Tag("shop.order.city")] public partial string? City { get; set; }

    [Tag("shop.order.street")] public partial string? Street { get; set; }

    [Tag("shop.order.postcode")] public partial string? Postcode { get; set; }

    [Tag("shop.order.customer_id")] public partial string? CustomerId { get; set; }

    [Tag("shop.order.customer_tier")] public partial string? CustomerTier { get; set; }

    [Tag("shop.order.session_id")] public partial string? SessionId { get; set; }

    [Tag("shop.order.device")] public partial string? Device { get; set; }

    [Tag("shop.order.browser")] public partial string? Browser { get; set; }

    [Tag("shop.order.platform")] public partial string? Platform { get; set; }

    [Tag("shop.order.campaign")] public partial string? Campaign { get; set; }

    [Tag("shop.order.coupon")] public partial string? Coupon { get; set; }

    [Tag("shop.order.reference")] public partial string? Reference { get; set; }

    [Tag("shop.order.note")] public partial string? Note { get; set; }

    [Tag("shop.order.reason")] public partial string? Reason { get; set; }

    [Tag("shop.order.result")] public partial string? Result { get; set; }

    [Tag("shop.order.provider")] public partial string? Provider { get; set; }

    [Tag("shop.order.account")] public partial string? Account { get; set; }

    [Tag("shop.order.category")] public partial string? Category { get; set; }

    [Tag("shop.order.brand")] public partial string? Brand { get; set; }

    [Tag("shop.order.colour")] public partial string? Colour { get; set; }

    [Tag("shop.order.size")] public partial string? Size { get; set; }

    [Tag("shop.order.warehouse")] public partial string? Warehouse { get; set; }

    [Tag("shop.order.shelf")] public partial string? Shelf { get; set; }

    [Tag("shop.order.carrier")] public partial string? Carrier { get; set; }

    [Metric("shop.order.items")] public partial double? Items { get; set; }

    [Metric("shop.order.total")] public partial double? Total { get; set; }

    [Metric("shop.order.weight")] public partial double? Weight { get; set; }

    [Metric("shop.order.duration_ms")] public partial double? DurationMs { get; set; }

    [Metric("shop.order.attempts")] public partial double? Attempts { get; set; }

    [Metric("shop.order.queue_length")] public partial double? QueueLength { get; set; }

    [Metric("shop.order.score")] public partial double? Score { get; set; }

    [Metric("shop.order.rank")] public partial double? Rank { get; set; }
}
