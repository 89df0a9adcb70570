namespace SpanPack.Benchmarks.StartUp.Tags;

/// <summary>A change of a basket. 14 tags: 10 texts, 3 numbers, 1 constant.</summary>
[SpanTags]
[ConstantTag("span.kind", "server")]
internal sealed partial class BasketTags : SpanTags
{
    [Tag("shop.basket.id")] public partial string? Id { get; set; }

    [Tag("shop.basket.kind")] public partial string? Kind { get; set; }

    [Tag("shop.basket.state")] public partial string? State { get; set; }

    [Tag("shop.basket.source")] public partial string? Source { get; set; }

    [Tag("shop.basket.target")] public partial string? Target { get; set; }

    [Tag("shop.basket.method")] public partial string? Method { get; set; }

    [Tag("shop.basket.route")] public partial string? Route { get; set; }

    [Tag("shop.basket.host")] public partial string? Host { get; set; }

    [Tag("shop.basket.region")] public partial string? Region { get; set; }

    [Tag("shop.basket.zone")] public partial string? Zone { get; set; }

    [Metric("shop.basket.items")] public partial double? Items { get; set; }

    [Metric("shop.basket.total")] public partial double? Total { get; set; }

    [Metric("shop.basket.weight")] public partial double? Weight { get; set; }
}
