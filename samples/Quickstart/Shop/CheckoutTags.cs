using SpanPack;

namespace Quickstart.Shop;

/// <summary>A tag class of the application's own: the tags of a checkout, beside those of every web request.</summary>
[SpanTags]
internal sealed partial class CheckoutTags : WebServerTags
{
    [Tag("shop.cart.id")]
    public partial string? CartId { get; set; }

    [Tag("shop.customer.tier")]
    public partial CustomerTier? Tier { get; set; }

    [Metric("shop.cart.items")]
    public partial int? Items { get; set; }

    [Metric("shop.cart.total")]
    public partial double? Total { get; set; }
}
