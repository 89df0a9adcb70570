using System.Globalization;
using Microsoft.AspNetCore.Mvc;
using SpanPack.Tracing;

namespace Migration.Orders;

/// <summary>Answers for orders. It adds to the span of the request, and begins one of its own.</summary>
[ApiController]
[Route("orders")]
public sealed class OrdersController(StockClient stock) : ControllerBase
{
    /// <summary>Gets an order, with the number of its items in stock.</summary>
    [HttpGet("{id:int}")]
    public async Task<ActionResult<Order>> Get(int id, CancellationToken cancellation)
    {
        ISpan? request = Tracer.Instance.ActiveScope?.Span;
        request?.SetTag("order.id", id).SetTag("customer.tier", "gold");
        request?.SetUser(new UserDetails("u-17") { Name = "Ada" });
        Response.Headers["x-trace-id"] = CorrelationIdentifier.TraceId.ToString(CultureInfo.InvariantCulture);

        using IScope scope = Tracer.Instance.StartActive("order.load");
        scope.Span.ResourceName = "load order";
        try
        {
            return new Order(id, await stock.CountAsync(id, cancellation));
        }
        catch (HttpRequestException error)
        {
            scope.Span.SetException(error);
            return StatusCode(StatusCodes.Status502BadGateway);
        }
    }
}
