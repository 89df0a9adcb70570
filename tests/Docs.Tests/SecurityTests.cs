using System.Text.RegularExpressions;
using SpanPack.Docs.Tests.Snippets;

namespace SpanPack.Docs.Tests;

/// <summary>Each bound that the page of security states is named with a test that is there.</summary>
public sealed partial class SecurityTests
{
    private static readonly string s_page = Page.Read("docs/security.md").Text;

    [Fact]
    public void EveryBound_HasATest()
    {
        string[] rows = [.. Bounds().Match(s_page).Groups["rows"].Value.Split('\n', StringSplitOptions.RemoveEmptyEntries)];
        Assert.InRange(rows.Length, 10, 100);
        Assert.All(rows, static row => Assert.Matches(@"\| `\w+Tests[^|]*\|$", row));
    }

    [Fact]
    public void EveryTest_IsThere()
    {
        string[] named = [.. Named().Matches(s_page).Select(static match => match.Value.Trim('`')).Distinct()];
        Assert.NotEmpty(named);
        Dictionary<string, string> sources =
            Directory.EnumerateFiles(Path.Combine(Page.Root, "tests"), "*Tests.cs", SearchOption.AllDirectories)
            .Where(static file =>
                !file.Contains($"{Path.DirectorySeparatorChar}obj{Path.DirectorySeparatorChar}", StringComparison.Ordinal))
            .GroupBy(static file => Path.GetFileNameWithoutExtension(file)).ToDictionary(static files => files.Key,
                static files => string.Concat(files.Select(File.ReadAllText)));
        Assert.DoesNotContain(named, name => name.Split('.') is var parts
            && (!sources.TryGetValue(parts[0], out string? source)
                || (parts.Length > 1 && !source.Contains($" {parts[1]}(", StringComparison.Ordinal))));
    }

    [GeneratedRegex(@"^\| Subject \| Bound \| Test \|\n\|[-|]+\n(?<rows>(\|.*\n)+)",
        RegexOptions.CultureInvariant | RegexOptions.Multiline | RegexOptions.ExplicitCapture)]
    private static partial Regex Bounds();

    [GeneratedRegex(@"`\w+Tests(\.\w+)?`", RegexOptions.CultureInvariant | RegexOptions.ExplicitCapture)]
    private static partial Regex Named();
}
