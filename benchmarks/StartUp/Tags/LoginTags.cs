namespace SpanPack.Benchmarks.StartUp.Tags;

/// <summary>A customer signs in. 12 tags: 9 texts, 2 numbers, 1 constant.</summary>
[SpanTags]
[ConstantTag("span.kind", "server")]
internal sealed partial class LoginTags : SpanTags
{
    [Tag("shop.login.id")] public partial string? Id { get; set; }

    [Tag("shop.login.kind")] public partial string? Kind { get; set; }

    [Tag("shop.login.state")] public partial string? State { get; set; }

    [Tag("shop.login.source")] public partial string? Source { get; set; }

    [Tag("shop.login.target")] public partial string? Target { get; set; }

    [Tag("shop.login.method")] public partial string? Method { get; set; }

    [Tag("shop.login.route")] public partial string? Route { get; set; }

    [Tag("shop.login.host")] public partial string? Host { get; set; }

    [Tag("shop.login.region")] public partial string? Region { get; set; }

    [Metric("shop.login.items")] public partial double? Items { get; set; }

    [Metric("shop.login.total")] public partial double? Total { get; set; }
}
