using System.Text.RegularExpressions;
using SpanPack.Docs.Tests.Snippets;

namespace SpanPack.Docs.Tests;

/// <summary>Comments that cite a page of the repository lead to a heading of it, and none cites what readers cannot see.</summary>
public sealed partial class CitationTests
{
    private static readonly (string File, string Text)[] s_sources = [.. new[] { "src", "tests", "samples", "benchmarks" }
        .SelectMany(static folder => Directory.EnumerateFiles(Path.Combine(Page.Root, folder), "*.cs", SearchOption.AllDirectories))
        .Where(static file => !Built().IsMatch(file) && !file.EndsWith($"{nameof(CitationTests)}.cs", StringComparison.Ordinal))
        .Select(static file => (Path.GetRelativePath(Page.Root, file), File.ReadAllText(file)))];

    [Fact]
    public void EveryCitation_LeadsToAHeading()
    {
        (string File, string Page, string Anchor)[] citations = [.. s_sources.SelectMany(static source => Citation().Matches(source.Text)
            .Select(match => (source.File, match.Groups[1].Value, match.Groups[2].Value.TrimEnd('-'))))];
        Dictionary<string, IReadOnlySet<string>> anchors = citations.Select(static one => one.Page).Distinct()
            .ToDictionary(static page => page, static page => new MarkdownFile(Path.Combine(Page.Root, page)).Anchors);

        Assert.True(citations.Length > 70, "citations are read");
        Assert.Equal([], citations.Where(one => !anchors[one.Page].Contains(one.Anchor)));
    }

    [Fact]
    public void NoComment_CitesSectionsByNumber()
        => Assert.Equal([], s_sources.Where(static source => Numbered().IsMatch(source.Text)).Select(static source => source.File));

    [GeneratedRegex(@"[\\/](bin|obj)[\\/]", RegexOptions.CultureInvariant)]
    private static partial Regex Built();

    [GeneratedRegex(@"\b(docs/[\w/-]+\.md)#([\w-]+)", RegexOptions.CultureInvariant)]
    private static partial Regex Citation();

    // RFCs have sections with numbers, too.
    [GeneratedRegex(@"(?<!RFC \d+, )\bsections? \d+(\.\d+)?\b", RegexOptions.CultureInvariant)]
    private static partial Regex Numbered();
}
