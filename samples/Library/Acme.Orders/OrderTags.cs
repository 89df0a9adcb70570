using SpanPack;

namespace Acme.Orders;

/// <summary>The tags of a span of an order. The generator implements the properties and encodes the names.</summary>
[SpanTags]
[ConstantTag("component", "acme-orders")]
public partial class OrderTags : SpanTags
{
    /// <summary>Gets or sets the id of the order.</summary>
    [Tag("order.id")]
    public partial string? OrderId { get; set; }

    /// <summary>Gets or sets the tier of the customer.</summary>
    [Tag("customer.tier")]
    public partial CustomerTier? Tier { get; set; }

    /// <summary>Gets or sets the number of items.</summary>
    [Metric("order.items")]
    public partial int? Items { get; set; }
}
