using SpanPack.Docs.Tests.Snippets;

namespace SpanPack.Docs.Tests;

/// <summary>Links between the pages of the repository lead to files, and to headings of these.</summary>
public sealed class LinkTests
{
    [Fact]
    public void EveryLink_LeadsSomewhere()
    {
        MarkdownFile[] files = [.. MarkdownFile.All];
        Assert.True(files.Sum(static file => file.Links.Count) > 200, "links are read");
        Assert.Equal([], files.SelectMany(static file => file.Broken()));
    }
}
