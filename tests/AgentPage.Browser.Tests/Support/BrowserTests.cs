namespace SpanPack.AgentPage.Browser.Tests;

/// <summary>Tests that share one browser, one after another.</summary>
[CollectionDefinition(Name)]
public sealed class BrowserTests : ICollectionFixture<Chromium>
{
    internal const string Name = "browser";
}
