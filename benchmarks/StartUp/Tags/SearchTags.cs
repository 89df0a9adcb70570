namespace SpanPack.Benchmarks.StartUp.Tags;

/// <summary>A search for products. 18 tags: 13 texts, 4 numbers, 1 constant.</summary>
[SpanTags]
[ConstantTag("span.kind", "client")]
internal sealed partial class SearchTags : SpanTags
{
    [Tag("shop.search.id")] public partial string? Id { get; set; }

    [Tag("shop.search.kind")] public partial string? Kind { get; set; }

    [Tag("shop.search.state")] public partial string? State { get; set; }

    [Tag("shop.search.source")] public partial string? Source { get; set; }

    [Tag("shop.search.target")] public partial string? Target { get; set; }

    [Tag("shop.search.method")] public partial string? Method { get; set; }

    [Tag("shop.search.route")] public partial string? Route { get; set; }

    [Tag("shop.search.host")] public partial string? Host { get; set; }

    [Tag("shop.search.region")] public partial string? Region { get; set; }

    [Tag("shop.search.zone")] public partial string? Zone { get; set; }

    [Tag("shop.search.tenant")] public partial string? Tenant { get; set; }

    [Tag("shop.search.version")] public partial string? Version { get; set; }

    [Tag("shop.search.channel")] public partial string? Channel { get; set; }

    [Metric("shop.search.items")] public partial double? Items { get; set; }

    [Metric("shop.search.total")] public partial double? Total { get; set; }

    [Metric("shop.search.weight")] public partial double? Weight { get; set; }

    [Metric("shop.search.duration_ms")] public partial double? DurationMs { get; set; }
}
