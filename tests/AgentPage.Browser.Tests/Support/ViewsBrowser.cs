namespace SpanPack.AgentPage.Browser.Tests;

/// <summary>The browser of the tests of what is drawn. They run one after another; those with other browsers at the same time.</summary>
[CollectionDefinition(Name)]
public sealed class ViewsBrowser : ICollectionFixture<Chromium>
{
    internal const string Name = "browser: Views";
}
