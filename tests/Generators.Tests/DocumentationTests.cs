using System.Reflection;
using System.Text.RegularExpressions;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using SpanPack.Generators.Diagnostics;
using SpanPack.Generators.Tests.Infrastructure;

namespace SpanPack.Generators.Tests;

/// <summary>Every diagnostic has a page, a link to it and a row in the list of releases, and the page tells the truth.</summary>
public partial class DocumentationTests
{
    // Sixty-five properties would fill the page: the test writes those that it leaves out.
    private const string ManyMetrics = "SPK021";

    // No source is known that the generator fails for.
    private const string GeneratorFailed = "SPK027";

    private static readonly DiagnosticDescriptor[] s_descriptors = [.. typeof(Descriptors)
        .GetFields(BindingFlags.Static | BindingFlags.NonPublic | BindingFlags.Public)
        .Where(static field => field.FieldType == typeof(DiagnosticDescriptor))
        .Select(static field => (DiagnosticDescriptor)field.GetValue(null)!)
        .OrderBy(static d => d.Id, StringComparer.Ordinal)];

    public static TheoryData<string> Ids => [.. s_descriptors.Select(static d => d.Id)];

    /// <summary>Gets the diagnostics whose pages are compiled: a third in ordinary runs.</summary>
    public static TheoryData<string> CompiledIds
        => [.. s_descriptors.Select(static d => d.Id).Where(static (_, i) => Dose.IsThorough || i % 3 == 0)];

    [Fact]
    public void Ids_AreConsecutive()
        => Assert.Equal(Enumerable.Range(1, s_descriptors.Length).Select(static n => $"SPK{n:D3}"), s_descriptors.Select(static d => d.Id));

    [Theory]
    [MemberData(nameof(Ids))]
    public void HelpLink_LeadsToAPage(string id)
    {
        DiagnosticDescriptor descriptor = s_descriptors.Single(d => d.Id == id);
        Assert.Matches($@"^https://[^ ]+[^/]/blob/main/docs/diagnostics/{id}\.md$", descriptor.HelpLinkUri);
        Assert.Equal($"# {id}: {descriptor.Title}", File.ReadLines(PageOf(id)).First());
        string severity = descriptor.DefaultSeverity switch
        {
            DiagnosticSeverity.Error => "error",
            DiagnosticSeverity.Warning => "warning",
            _ => "suggestion"
        };
        Assert.Contains($"Severity: {severity}\n", ReadPage(id), StringComparison.Ordinal);
    }

    [Theory]
    [MemberData(nameof(Ids))]
    public void Releases_HaveARow(string id)
    {
        DiagnosticDescriptor descriptor = s_descriptors.Single(d => d.Id == id);
        string folder = Path.Combine(ProjectPaths.Repository, "src", "Generators");
        string[] rows = [.. new[] { "AnalyzerReleases.Shipped.md", "AnalyzerReleases.Unshipped.md" }
            .SelectMany(name => File.ReadLines(Path.Combine(folder, name)))
            .Where(line => line.StartsWith(id, StringComparison.Ordinal))];
        Assert.StartsWith($"{id} | {descriptor.Category} | {descriptor.DefaultSeverity} | ", Assert.Single(rows), StringComparison.Ordinal);
    }

    [Theory]
    [MemberData(nameof(CompiledIds))]
    public async Task Page_HasAnExampleThatTriggersIt_AndAFixThatDoesNot(string id)
    {
        string[] blocks = [.. CodeBlock().Matches(ReadPage(id)).Select(static match => Unabridged(match.Groups[2].Value))];
        Assert.Equal(2, blocks.Length);
        bool isAbridged = CodeBlock().Match(ReadPage(id)).Groups[1].Length > 0;
        Assert.Equal(id is ManyMetrics or GeneratorFailed, isAbridged);
        if (id == GeneratorFailed)
        {
            GeneratorFixture.Run(blocks[1]);
            return;
        }

        LanguageVersion version = id == "SPK023" ? LanguageVersion.CSharp12 : LanguageVersion.CSharp13;
        CSharpCompilation example = TestCompilation.Create(blocks[0], version);
        Assert.Equal([id],
            DiagnosticFixture.Run(example).Concat(await AnalyzerFixture.RunAsync(example)).Select(static d => d.Id).Distinct());
        GeneratorFixture.Run(blocks[1]);
        Assert.Empty(await AnalyzerFixture.RunAsync(TestCompilation.Create(blocks[1])));
    }

    [Fact]
    public void Pages_AreOfKnownIds()
        => Assert.Equal(
            s_descriptors.Select(static d => d.Id),
            Directory.GetFiles(Path.GetDirectoryName(PageOf("any"))!, "SPK*.md")
                .Select(static file => Path.GetFileNameWithoutExtension(file))
                .Order(StringComparer.Ordinal));

    private static string Unabridged(string code) => LeftOut().Replace(code, static _ => string.Join('\n', Enumerable.Range(2, 63)
        .Select(static number => $"    [Metric(\"job.counter{number:D2}\")] public partial double? Counter{number:D2} {{ get; set; }}")));

    private static string PageOf(string id) => Path.Combine(ProjectPaths.Repository, "docs", "diagnostics", id + ".md");

    private static string ReadPage(string id) => File.ReadAllText(PageOf(id)).ReplaceLineEndings("\n");

    [GeneratedRegex(@"^ *// \.\.\. and so on.*$", RegexOptions.Multiline)]
    private static partial Regex LeftOut();

    [GeneratedRegex("^```csharp( abridged)?\n(.*?)^```$", RegexOptions.Singleline | RegexOptions.Multiline)]
    private static partial Regex CodeBlock();
}
