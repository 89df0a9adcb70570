namespace SpanPack.Benchmarks.StartUp.Tags;

/// <summary>A parcel is announced to the carrier. 32 tags: 25 texts, 6 numbers, 1 constant.</summary>
[SpanTags]
[ConstantTag("span.kind", "producer")]
internal sealed partial class ParcelTags : SpanTags
{
    [Tag("shop.parcel.id")] public partial string? Id { get; set; }

    [Tag("shop.parcel.kind")] public partial string? Kind { get; set; }

    [Tag("shop.parcel.state")] public partial string? State { get; set; }

    [Tag("shop.parcel.source")] public partial string? Source { get; set; }

    [Tag("shop.parcel.target")] public partial string? Target { get; set; }

    [Tag("shop.parcel.method")] public partial string? Method { get; set; }

    [Tag("shop.parcel.route")] public partial string? Route { get; set; }

    [Tag("shop.parcel.host")] public partial string? Host { get; set; }

    [Tag("shop.parcel.region")] public partial string? Region { get; set; }

    [Tag("shop.parcel.zone")] public partial string? Zone { get; set; }

    [Tag("shop.parcel.tenant")] public partial string? Tenant { get; set; }

    [Tag("shop.parcel.version")] public partial string? Version { get; set; }

    [Tag("shop.parcel.channel")] public partial string? Channel { get; set; }

    [Tag("shop.parcel.language")] public partial string? Language { get; set; }

    [Tag("shop.parcel.currency")] public partial string? Currency { get; set; }

    [Tag("shop.parcel.country")] public partial string? Country { get; set; }

    [Tag("shop.parcel.city")] public partial string? City { get; set; }

    [Tag("shop.parcel.street")] public partial string? Street { get; set; }

    [Tag("shop.parcel.postcode")] public partial string? Postcode { get; set; }

    [Tag("shop.parcel.customer_id")] public partial string? CustomerId { get; set; }

    [Tag("shop.parcel.customer_tier")] public partial string? CustomerTier { get; set; }

    [Tag("shop.parcel.session_id")] public partial string? SessionId { get; set; }

    [Tag("shop.parcel.device")] public partial string? Device { get; set; }

    [Tag("shop.parcel.browser")] public partial string? Browser { get; set; }

    [Tag("shop.parcel.platform")] public partial string? Platform { get; set; }

    [Metric("shop.parcel.items")] public partial double? Items { get; set; }

    [Metric("shop.parcel.total")] public partial double? Total { get; set; }

    [Metric("shop.parcel.weight")] public partial double? Weight { get; set; }

    [Metric("shop.parcel.duration_ms")] public partial double? DurationMs { get; set; }

    [Metric("shop.parcel.attempts")] public partial double? Attempts { get; set; }

    [Metric("shop.parcel.queue_length")] public partial double? QueueLength { get; set; }
}
