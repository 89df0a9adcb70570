using System.Text.RegularExpressions;
using SpanPack.Packages.Tests.Packing;

namespace SpanPack.Packages.Tests.Consuming;

/// <summary>A build of a user's project reports each mistake where it is, and nothing else.</summary>
[Collection(PackageCollection.Name)]
public sealed partial class MistakeTests(PackedRepository packed)
{
    private static readonly string s_sources = Path.Combine(Settings.Root, "tests", "Packages.Tests", "Mistakes");

    // No source is known that makes the generator fail.
    private static readonly string[] s_never = ["SPK027"];

    // Property types, accessors, metrics and enums of tags need partial properties.
    private static readonly string[] s_notInCSharp12 = ["SPK011", "SPK013", "SPK021", "SPK026"];

    private static readonly string[] s_notInCSharp13 = ["SPK023"];

    [Fact]
    public void Projects_MakeEveryMistake()
    {
        string[] known =
        [
            .. new[] { "Shipped", "Unshipped" }
                .SelectMany(static part => File.ReadLines(Path.Combine(Settings.Root, "src", "Generators", $"AnalyzerReleases.{part}.md")))
                .Select(static line => Row().Match(line).Groups[1].Value).Where(static id => id.Length > 0),
        ];

        Assert.NotEmpty(known);
        Assert.Equal(known.Except([.. s_never, .. s_notInCSharp12]), IdsOf("CSharp12", "Uses"));
        Assert.Equal(known.Except([.. s_never, .. s_notInCSharp13]), IdsOf("CSharp13", "UsesCSharp13"));
    }

    [ThoroughFact]
    public async Task Builds_ReportThemWhereTheyAre()
    {
        ConsumerFolder folder = ConsumerFolder.Create(packed, "mistakes");
        string[] projects = [.. Directory.EnumerateDirectories(s_sources).Select(static path => Path.GetFileName(path))];
        foreach (string project in projects)
        {
            folder.Add(project, Directory.EnumerateFiles(Path.Combine(s_sources, project))
                .Select(static path => (Path.GetFileName(path), File.ReadAllText(path))));
        }

        (int exitCode, string output) = await Dotnet.TryRunAsync("dotnet", folder.Root,
            ["build", "Consumers.slnx", "-v", "quiet", "-p:TreatWarningsAsErrors=false", folder.WriteSolution()]);

        Assert.Equal(1, exitCode);
        Mistake[] expected = [.. projects.SelectMany(static project => Mistake.Expected(s_sources, project))];
        Mistake[] reported = [.. Mistake.Reported(folder.Root, output)];
        string[] differences = [.. expected.Except(reported).Select(static mistake => $"not reported: {mistake}")
            .Concat(reported.Except(expected).Select(static mistake => $"not expected: {mistake}"))];
        Assert.True(differences.Length == 0, string.Join('\n', differences));
    }

    private static IEnumerable<string> IdsOf(params string[] projects)
        => projects.SelectMany(static project => Mistake.Expected(s_sources, project)).Select(static mistake => mistake.Id)
            .Where(static id => id.StartsWith("SPK", StringComparison.Ordinal)).Distinct().Order(StringComparer.Ordinal);

    [GeneratedRegex(@"^(SPK\d+) \|")]
    private static partial Regex Row();
}
