using System.Text.RegularExpressions;
using SpanPack.Docs.Tests.Snippets;

namespace SpanPack.Docs.Tests;

/// <summary>The page of settings has the variables that packages read, each once, and no others.</summary>
public sealed partial class SettingsPageTests
{
    // Names there are of variables without effect.
    private const string NotRead = "UnusedVariables.cs";

    [Fact]
    public void ThePage_HasAllVariablesThatAreRead_AndNoOthers()
    {
        string[] sources = [.. Directory.EnumerateFiles(Path.Combine(Page.Root, "src"), "*.cs", SearchOption.AllDirectories)
            .Where(static path => Path.GetFileName(path) != NotRead
                && !path.Split(Path.DirectorySeparatorChar).Any(static part => part is "obj" or "bin"))];
        string[] read = [.. sources.SelectMany(static path =>
            Literal().Matches(File.ReadAllText(path)).Select(static match => match.Groups[1].Value))
            .Distinct()
            .Order(StringComparer.Ordinal)];
        string[] listed = [.. File.ReadLines(Path.Combine(Page.Root, "docs", "settings.md")).Where(static line =>
            line.StartsWith("| `", StringComparison.Ordinal))
            .SelectMany(static line => Listed().Matches(line.Split('|')[1])
                .Select(static match => match.Groups[1].Value)).Where(static name => Variable()
                .IsMatch(name)).Order(StringComparer.Ordinal)];

        Assert.True(read.Length > 50, "sources are read");
        Assert.True(read.Except(listed).ToArray() is { Length: 0 },
            $"Variables that are read and not on docs/settings.md: {string.Join(", ", read.Except(listed))}.");
        Assert.True(listed.Except(read).ToArray() is { Length: 0 },
            $"Variables on docs/settings.md that nothing reads: {string.Join(", ", listed.Except(read))}.");
        Assert.Equal(listed.Distinct(), listed);
    }

    [GeneratedRegex("\"((?:DD|OTEL|DATADOG|WEBSITE|FUNCTIONS)_[A-Z0-9_]*[A-Z0-9]|COMPUTERNAME|NO_COLOR)\"", RegexOptions.CultureInvariant)]
    private static partial Regex Literal();

    [GeneratedRegex("`([^`]*)`", RegexOptions.CultureInvariant)]
    private static partial Regex Listed();

    [GeneratedRegex("^[A-Z][A-Z0-9_]+$", RegexOptions.CultureInvariant)]
    private static partial Regex Variable();
}
