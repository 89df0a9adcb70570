using SpanPack;

namespace TagLibrary;

/// <summary>Tags that every order has.</summary>
[SpanTags]
[ConstantTag("component", "orders")]
public partial class OrderTags : SpanTags
{
    /// <summary>Gets or sets the number of the order.</summary>
    [Tag("order.id")]
    public partial string? OrderId { get; set; }

    /// <summary>Gets or sets the number of items.</summary>
    [Metric("order.items")]
    public partial int? Items { get; set; }
}
