using System.Text.RegularExpressions;
using SpanPack.Docs.Tests.Snippets;

namespace SpanPack.Docs.Tests;

/// <summary>Pages about the source name what is in it: types and members, files, projects, scripts and benchmarks.</summary>
public sealed partial class NameTests
{
    private static readonly string[] s_files = [.. Directory.EnumerateFiles(Page.Root, "*", SearchOption.AllDirectories)
        .Select(static file => Path.GetRelativePath(Page.Root, file).Replace('\\', '/')).Where(static file => !Generated().IsMatch(file))];

    private static readonly Lazy<HashSet<string>> s_words = new(static () => [.. s_files.Where(static file => Source().IsMatch(file))
        .SelectMany(static file => Word().Matches(File.ReadAllText(Path.Combine(Page.Root, file))).Select(static match => match.Value))]);

    [Theory]
    [InlineData("docs/architecture.md")]
    [InlineData("docs/formats.md")]
    [InlineData("docs/propagation.md")]
    public void EveryName_IsInTheSource(string path)
    {
        string[] spans = [.. Code().Matches(Fence().Replace(Page.Read(path).Text, "")).Select(static match => match.Groups[1].Value)
            .Distinct()];
        string[] names = [.. spans.Where(static span => Name().IsMatch(span))];
        string[] files = [.. spans.Where(static span => SourceFile().IsMatch(span))];

        Assert.True(names.Length > 5, "names are read");
        Assert.Equal([], names.Where(static name => Word().Matches(name).Any(static word => !s_words.Value.Contains(word.Value))));
        Assert.Equal([],
            files.Where(static file => !s_files.Any(one => one == file || one.EndsWith("/" + file, StringComparison.Ordinal))));
    }

    [Fact]
    public void EveryCommand_HasItsProjectScriptOrBenchmark()
    {
        string text = string.Concat(Page.Paths.Append("CONTRIBUTING.md").Append("samples/README.md")
            .Select(static path => Page.Read(path).Text));
        string[] projects = [.. Project().Matches(text).Select(static match => match.Groups[1].Value).Distinct()];
        string[] scripts = [.. Script().Matches(text).Select(static match => match.Value).Distinct()];
        string[] benchmarks = [.. Benchmark().Matches(text).Select(static match => match.Groups[1].Value).Distinct()];

        Assert.True(projects.Length > 8 && scripts.Length > 3, "commands are read");
        Assert.Equal([],
            projects.Where(static project
                => !s_files.Any(file => file.StartsWith(project.TrimEnd('/') + "/", StringComparison.Ordinal)
                    && file.EndsWith(".csproj", StringComparison.Ordinal))));
        Assert.Equal([], scripts.Where(static script => !s_files.Contains(script)));
        Assert.Equal([], benchmarks.Where(static benchmark => !s_words.Value.Contains(benchmark)));
    }

    [GeneratedRegex("(^|/)(bin|obj|node_modules|\\.git)(/|$)", RegexOptions.CultureInvariant)]
    private static partial Regex Generated();

    [GeneratedRegex("^(src|tests|benchmarks|build|samples)/.*\\.(cs|mjs|js|txt|csproj|props|targets)$", RegexOptions.CultureInvariant)]
    private static partial Regex Source();

    [GeneratedRegex("^```.*?^```", RegexOptions.CultureInvariant | RegexOptions.Multiline | RegexOptions.Singleline)]
    private static partial Regex Fence();

    [GeneratedRegex("`([^`\n]+)`", RegexOptions.CultureInvariant)]
    private static partial Regex Code();

    [GeneratedRegex(@"^[A-Z][a-z]\w*(\.[A-Z]\w+)*$", RegexOptions.CultureInvariant)]
    private static partial Regex Name();

    [GeneratedRegex(@"^[\w./-]+\.(cs|sh|csproj|props)$", RegexOptions.CultureInvariant)]
    private static partial Regex SourceFile();

    [GeneratedRegex(@"\w+", RegexOptions.CultureInvariant)]
    private static partial Regex Word();

    [GeneratedRegex(@"--project ([\w./-]+)", RegexOptions.CultureInvariant)]
    private static partial Regex Project();

    [GeneratedRegex(@"\btests/[\w./-]+\.sh\b", RegexOptions.CultureInvariant)]
    private static partial Regex Script();

    [GeneratedRegex(@"--filter '\*(\w+)\*'", RegexOptions.CultureInvariant)]
    private static partial Regex Benchmark();
}
