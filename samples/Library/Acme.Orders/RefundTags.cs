using SpanPack;

namespace Acme.Orders;

/// <summary>The tags of a refund: those of an order, and one more.</summary>
[SpanTags]
public partial class RefundTags : OrderTags
{
    /// <summary>Gets or sets the amount in cents.</summary>
    [Metric("refund.cents")]
    public partial long? Cents { get; set; }
}
