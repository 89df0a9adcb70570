namespace SpanPack.Benchmarks.StartUp.Tags;

/// <summary>A request that the shop's web server answers. 10 tags: 8 texts, 1 number, 1 constant.</summary>
[SpanTags]
[ConstantTag("span.kind", "client")]
internal sealed partial class WebRequestTags : SpanTags
{
    [Tag("shop.web.id")] public partial string? Id { get; set; }

    [Tag("shop.web.kind")] public partial string? Kind { get; set; }

    [Tag("shop.web.state")] public partial string? State { get; set; }

    [Tag("shop.web.source")] public partial string? Source { get; set; }

    [Tag("shop.web.target")] public partial string? Target { get; set; }

    [Tag("shop.web.method")] public partial string? Method { get; set; }

    [Tag("shop.web.route")] public partial string? Route { get; set; }

    [Tag("shop.web.host")] public partial string? Host { get; set; }

    [Metric("shop.web.items")] public partial double? Items { get; set; }
}
