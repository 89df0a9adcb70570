namespace SpanPack.Benchmarks.StartUp.Tags;

/// <summary>A price is worked out. 24 tags: 18 texts, 5 numbers, 1 constant.</summary>
[SpanTags]
[ConstantTag("span.kind", "internal")]
internal sealed partial class PriceTags : SpanTags
{
    [Tag("shop.price.id")] public partial string? Id { get; set; }

    [Tag("shop.price.kind")] public partial string? Kind { get; set; }

    [Tag("shop.price.state")] public partial string? State { get; set; }

    [Tag("shop.price.source")] public partial string? Source { get; set; }

    [Tag("shop.price.target")] public partial string? Target { get; set; }

    [Tag("shop.price.method")] public partial string? Method { get; set; }

    [Tag("shop.price.route")] public partial string? Route { get; set; }

    [Tag("shop.price.host")] public partial string? Host { get; set; }

    [Tag("shop.price.region")] public partial string? Region { get; set; }

    [Tag("shop.price.zone")] public partial string? Zone { get; set; }

    [Tag("shop.price.tenant")] public partial string? Tenant { get; set; }

    [Tag("shop.price.version")] public partial string? Version { get; set; }

    [Tag("shop.price.channel")] public partial string? Channel { get; set; }

    [Tag("shop.price.language")] public partial string? Language { get; set; }

    [Tag("shop.price.currency")] public partial string? Currency { get; set; }

    [Tag("shop.price.country")] public partial string? Country { get; set; }

    [Tag("shop.price.city")] public partial string? City { get; set; }

    [Tag("shop.price.street")] public partial string? Street { get; set; }

    [Metric("shop.price.items")] public partial double? Items { get; set; }

    [Metric("shop.price.total")] public partial double? Total { get; set; }

    [Metric("shop.price.weight")] public partial double? Weight { get; set; }

    [Metric("shop.price.duration_ms")] public partial double? DurationMs { get; set; }

    [Metric("shop.price.attempts")] public partial double? Attempts { get; set; }
}
