using System.Text.RegularExpressions;
using SpanPack.Docs.Tests.Snippets;

namespace SpanPack.Docs.Tests;

/// <summary>The list of diagnostics has the title and the severity of each page.</summary>
public sealed partial class DiagnosticsIndexTests
{
    [Fact]
    public void Index_HasARowForEachPage()
    {
        IEnumerable<string> rows = Directory.EnumerateFiles(Path.Combine(Page.Root, "docs", "diagnostics"), "SPK*.md")
            .Order(StringComparer.Ordinal)
            .Select(static file => Head().Match(File.ReadAllText(file).ReplaceLineEndings("\n")))
            .Select(static head
                => $"| [{head.Groups[1].Value}]({head.Groups[1].Value}.md) | {head.Groups[3].Value} | {head.Groups[2].Value} |");

        Assert.Equal(rows, Page.Read("docs/diagnostics/index.md").Text.Split('\n')
            .Where(static line => line.StartsWith("| [", StringComparison.Ordinal)));
    }

    [GeneratedRegex("^# (SPK[0-9]+): (.*)\n\nSeverity: (\\w+)", RegexOptions.CultureInvariant)]
    private static partial Regex Head();
}
