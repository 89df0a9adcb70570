using Microsoft.AspNetCore.Mvc;

namespace SpanPack.AspNetCore.Tests.Controllers;

/// <summary>Actions of a route by convention, and of one by attribute.</summary>
public sealed class OrdersController : ControllerBase
{
    /// <summary>Returns a text.</summary>
    /// <param name="id">Of the path; null without one.</param>
    public IActionResult List(int? id) => Ok($"orders {id}");

    /// <summary>Returns a text.</summary>
    /// <param name="id">Of the path.</param>
    [HttpGet("/api/Orders/{id:int}")]
    public IActionResult Get(int id) => Ok($"order {id}");
}
