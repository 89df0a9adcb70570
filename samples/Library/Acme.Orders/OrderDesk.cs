using SpanPack.Tracing;

namespace Acme.Orders;

/// <summary>Places and refunds orders. Its spans are in the trace of the program that calls it.</summary>
/// <remarks>Safe for any number of threads.</remarks>
public static class OrderDesk
{
    /// <summary>Places an order.</summary>
    /// <param name="id">The id of the order.</param>
    /// <param name="items">The number of items.</param>
    /// <param name="tier">The tier of the customer.</param>
    public static void Place(string id, int items, CustomerTier tier)
    {
        using IScope scope = Tracer.Instance.StartActive("order.place");
        scope.Span.ResourceName = "place";
        OrderTags tags = scope.Span.Tags<OrderTags>();
        (tags.OrderId, tags.Items, tags.Tier) = (id, items, tier);
    }

    /// <summary>Refunds an order.</summary>
    /// <param name="id">The id of the order.</param>
    /// <param name="cents">The amount in cents; more than 0.</param>
    /// <exception cref="ArgumentOutOfRangeException"><paramref name="cents"/> is not more than 0.</exception>
    public static void Refund(string id, long cents)
    {
        using IScope scope = Tracer.Instance.StartActive("order.refund");
        scope.Span.ResourceName = "refund";
        RefundTags tags = scope.Span.Tags<RefundTags>();
        (tags.OrderId, tags.Cents) = (id, cents);
        try
        {
            ArgumentOutOfRangeException.ThrowIfNegativeOrZero(cents);
        }
        catch (ArgumentOutOfRangeException problem)
        {
            scope.Span.SetException(problem);
            throw;
        }
    }
}
