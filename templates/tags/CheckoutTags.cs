using SpanPack;

namespace SpanPackTags;

/// <summary>The tags of a checkout. The generator implements the properties and encodes their names.</summary>
[SpanTags]
[ConstantTag("component", "shop")]
public partial class CheckoutTags : SpanTags
{
    /// <summary>Gets or sets the id of the cart.</summary>
    [Tag("cart.id")]
    public partial string? CartId { get; set; }

    /// <summary>Gets or sets the number of items.</summary>
    [Metric("cart.items")]
    public partial int? Items { get; set; }
}
