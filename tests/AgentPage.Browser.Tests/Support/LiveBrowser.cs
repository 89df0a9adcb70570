namespace SpanPack.AgentPage.Browser.Tests;

/// <summary>The browser of the tests of a page to which spans come, hostile ones too. They run one after another; those with other browsers at the same time.</summary>
[CollectionDefinition(Name)]
public sealed class LiveBrowser : ICollectionFixture<Chromium>
{
    internal const string Name = "browser: Live";
}
