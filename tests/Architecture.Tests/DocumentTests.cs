using System.Text.RegularExpressions;
using SpanPack.Architecture.Tests.Floors;
using SpanPack.Architecture.Tests.Sources;

namespace SpanPack.Architecture.Tests;

/// <summary>
/// The page that explains the floors lists them as they are declared: section <c>## Floors</c>, for each library <c>### `src/NAME`</c> and
/// a table whose rows begin with the folder in backticks, from low to high.
/// </summary>
public sealed partial class DocumentTests
{
    [Fact]
    public void Architecture_ListsTheFloorsInOrder()
    {
        string page = File.ReadAllText(Repository.PathOf("docs/architecture.md"));

        Assert.Equal(
            from library in Libraries.LowToHigh
            where library.Floors.Length > 1
            from floor in library.Floors
            select (library.Path, floor.Folder),
            FloorsOf(page));
    }

    [Fact]
    public void OnlyItsSectionCounts()
        => Assert.Equal(
            [("src/A", "X"), ("src/A", "X/Y"), ("src/B", ".")],
            FloorsOf("| `Before` |\n## Floors\n### `src/A`\n| Floor | Holds |\n|---|---|\n| `X` | `no` |\n| `X/Y` | |\n### `src/B`\n| `.` "
                + "| |\n## Next\n| `After` |"));

    // Lists of lines and sentences shrink with each change; the page counts what is wrong in the structure.
    [Fact]
    public void Architecture_CountsTheExceptions()
    {
        string page = File.ReadAllText(Repository.PathOf("docs/architecture.md"));
        Dictionary<string, int> said = Count().Matches(page)
            .ToDictionary(static match => match.Groups[2].Value, static match => int.Parse(match.Groups[1].Value, null));
        IEnumerable<(string, int)> listed = Directory.EnumerateFiles(Repository.PathOf("tests/Architecture.Tests/Exceptions"), "*.txt")
            .Select(static file => (Path.GetFileNameWithoutExtension(file), File.ReadLines(file).Count()))
            .Where(static list => list.Item2 > 0 && list.Item1 is not ("LongLines" or "Voice" or "VoiceOfPages"));

        Assert.Equal(listed.Order(), said.Select(static pair => (pair.Key, pair.Value)).Order());
    }

    [GeneratedRegex(@"(\d+) [a-z ]+ \(`(\w+)\.txt`\)", RegexOptions.CultureInvariant)]
    private static partial Regex Count();

    private static IEnumerable<(string Library, string Folder)> FloorsOf(string page)
    {
        IEnumerable<string> section = page.ReplaceLineEndings("\n").Split('\n')
            .SkipWhile(static line => line != "## Floors").Skip(1)
            .TakeWhile(static line => !line.StartsWith("## ", StringComparison.Ordinal));
        string library = "";
        foreach (string line in section)
        {
            if (line.StartsWith("### `", StringComparison.Ordinal)) library = line.Split('`')[1];
            else if (line.StartsWith("| `", StringComparison.Ordinal)) yield return (library, line.Split('`')[1]);
        }
    }
}
