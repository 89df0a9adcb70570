using Microsoft.AspNetCore.Mvc;

namespace SpanPack.AspNetCore.Tests.Controllers;

/// <summary>Actions of an area.</summary>
[Area("Admin")]
public sealed class ReportsController : ControllerBase
{
    /// <summary>Returns a text.</summary>
    public IActionResult Daily() => Ok("report");
}
