namespace SpanPack.Benchmarks.StartUp.Tags;

/// <summary>A look into the stock. 20 tags: 15 texts, 4 numbers, 1 constant.</summary>
[SpanTags]
[ConstantTag("span.kind", "client")]
internal sealed partial class StockTags : SpanTags
{
    [Tag("shop.stock.id")] public partial string? Id { get; set; }

    [Tag("shop.stock.kind")] public partial string? Kind { get; set; }

    [Tag("shop.stock.state")] public partial string? State { get; set; }

    [Tag("shop.stock.source")] public partial string? Source { get; set; }

    [Tag("shop.stock.target")] public partial string? Target { get; set; }

    [Tag("shop.stock.method")] public partial string? Method { get; set; }

    [Tag("shop.stock.route")] public partial string? Route { get; set; }

    [Tag("shop.stock.host")] public partial string? Host { get; set; }

    [Tag("shop.stock.region")] public partial string? Region { get; set; }

    [Tag("shop.stock.zone")] public partial string? Zone { get; set; }

    [Tag("shop.stock.tenant")] public partial string? Tenant { get; set; }

    [Tag("shop.stock.version")] public partial string? Version { get; set; }

    [Tag("shop.stock.channel")] public partial string? Channel { get; set; }

    [Tag("shop.stock.language")] public partial string? Language { get; set; }

    [Tag("shop.stock.currency")] public partial string? Currency { get; set; }

    [Metric("shop.stock.items")] public partial double? Items { get; set; }

    [Metric("shop.stock.total")] public partial double? Total { get; set; }

    [Metric("shop.stock.weight")] public partial double? Weight { get; set; }

    [Metric("shop.stock.duration_ms")] public partial double? DurationMs { get; set; }
}
