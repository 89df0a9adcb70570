using Microsoft.AspNetCore.Mvc;

namespace SpanPack.AspNetCore.Tests.Controllers;

/// <summary>Actions of a route by convention.</summary>
public sealed class HomeController : ControllerBase
{
    /// <summary>Returns a text.</summary>
    public IActionResult Index() => Ok("home");
}
