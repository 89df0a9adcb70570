namespace SpanPack.AgentPage.Browser.Tests;

/// <summary>A theory that needs a browser.</summary>
[AttributeUsage(AttributeTargets.Method)]
public sealed class BrowserTheoryAttribute : TheoryAttribute
{
    public BrowserTheoryAttribute() => Skip = Chromium.MissingReason;
}
