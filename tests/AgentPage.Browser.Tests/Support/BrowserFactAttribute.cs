namespace SpanPack.AgentPage.Browser.Tests;

/// <summary>A test that needs a browser.</summary>
[AttributeUsage(AttributeTargets.Method)]
public sealed class BrowserFactAttribute : FactAttribute
{
    public BrowserFactAttribute() => Skip = Chromium.MissingReason;
}
