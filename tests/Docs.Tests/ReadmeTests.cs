using System.Text.RegularExpressions;
using SpanPack.Docs.Tests.Snippets;

namespace SpanPack.Docs.Tests;

/// <summary>
/// The README is short, its figures are those of the page of performance, and its program is that of the first quickstart.
/// </summary>
public sealed partial class ReadmeTests
{
    private const int MostLines = 150;

    private static readonly Page s_readme = Page.Read("README.md");

    [Fact]
    public void Readme_IsShort() => Assert.InRange(s_readme.Text.Split('\n').Length, 50, MostLines);

    [Fact]
    public void Figures_AreThoseOfThePerformancePage()
    {
        string table = s_readme.Text[s_readme.Text.IndexOf("## Figures", StringComparison.Ordinal)..];
        string[] rows = [.. table.Split('\n').Where(static line => line.StartsWith("| ", StringComparison.Ordinal)).Skip(1)];
        string[] figures = [.. rows.SelectMany(static row => Number().Matches(row.Split('|')[2]).Select(static match => match.Value))];
        HashSet<string> measured = [.. Number().Matches(Page.Read("docs/performance.md").Text).Select(static match => match.Value)];

        Assert.Equal(5, rows.Length);
        Assert.InRange(figures.Length, 5, 20);
        Assert.Equal([], figures.Where(figure => !measured.Contains(figure)));
    }

    [Fact]
    public void WebApplication_IsThatOfTheQuickstart()
        => Assert.Equal(
            Page.Read("docs/start/aspnetcore.md")
                .Snippets.Single(static snippet => snippet.Code.Contains("app.Run()", StringComparison.Ordinal)).Code,
            s_readme.Snippets.Single(static snippet => snippet.Code.Contains("app.Run()", StringComparison.Ordinal)).Code);

    [Fact]
    public void EveryPackage_HasARow()
    {
        string[] packages = [.. Directory.EnumerateFiles(Path.Combine(Page.Root, "src"), "*.csproj", SearchOption.AllDirectories)
            .Select(static file => Package().Match(File.ReadAllText(file)).Groups[1].Value)
            .Where(static id => id.Length > 0 && !id.EndsWith(".Analyzer", StringComparison.Ordinal))];

        Assert.True(packages.Length > 12, "projects are read");
        Assert.Equal([], packages.Where(static id => !s_readme.Text.Contains($"[{id}](src/", StringComparison.Ordinal)));
    }

    [GeneratedRegex("<PackageId>([^<]*)</PackageId>", RegexOptions.CultureInvariant)]
    private static partial Regex Package();

    [GeneratedRegex(@"\d[\d,]*(\.\d+)?", RegexOptions.CultureInvariant)]
    private static partial Regex Number();
}
