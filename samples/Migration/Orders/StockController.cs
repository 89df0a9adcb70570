using Microsoft.AspNetCore.Mvc;

namespace Migration.Orders;

/// <summary>Answers for stock. It knows nothing of tracing.</summary>
[ApiController]
[Route("stock")]
public sealed class StockController : ControllerBase
{
    /// <summary>Counts the items in stock: none is known of orders from 100 on.</summary>
    [HttpGet("{id:int}")]
    public ActionResult<int> Get(int id) => id < 100 ? id * 2 : NotFound();
}
