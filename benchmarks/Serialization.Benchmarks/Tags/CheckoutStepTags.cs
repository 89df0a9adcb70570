namespace SpanPack.Benchmarks.Tags;

/// <summary>Tags of the shop's own spans.</summary>
[SpanTags]
[ConstantTag(TagNames.Component, "shop")]
internal sealed partial class CheckoutStepTags : SpanTags
{
    [Tag("shop.step")]
    public partial string? Step { get; set; }

    [Tag("shop.cart.id")]
    public partial string? CartId { get; set; }

    [Tag("shop.currency")]
    public partial string? Currency { get; set; }

    [Metric("shop.cart.items")]
    public partial int? Items { get; set; }
}
