namespace SpanPack.AgentPage.Browser.Tests;

/// <summary>The browser of the tests of keys, sizes and what a screen reader is told. They run one after another; those with other browsers at the same time.</summary>
[CollectionDefinition(Name)]
public sealed class AccessibilityBrowser : ICollectionFixture<Chromium>
{
    internal const string Name = "browser: Accessibility";
}
