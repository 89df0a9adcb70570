using System.Reflection;
using SpanPack.Conformance.Tests.Infrastructure;

namespace SpanPack.Conformance.Tests.Fuzzing;

/// <summary>No target of the fuzzer fails with an input of its corpus: each of them reached new code when it was found.</summary>
public sealed class CorpusTests
{
    public static TheoryData<string> Targets => [.. Directory.GetDirectories(Corpus).Select(static folder => Path.GetFileName(folder))];

    private static string Corpus { get; } = Path.Combine(RepositoryPaths.Root, "tests", "Fuzz", "Corpus");

    private static string Program { get; } = typeof(CorpusTests).Assembly.GetCustomAttributes<AssemblyMetadataAttribute>()
        .Single(static one => one.Key == "FuzzPath").Value!;

    [Theory]
    [MemberData(nameof(Targets))]
    public async Task Inputs_FailNothing(string target)
    {
        string[] inputs = Directory.GetFiles(Path.Combine(Corpus, target));

        ProcessResult result = await ProcessRunner.RunAsync("dotnet", ["exec", Program, target, .. inputs]);

        Assert.True(result.ExitCode == 0, result.Error);
        Assert.Equal(inputs.Length, result.Output.Split('\n', StringSplitOptions.RemoveEmptyEntries).Length);
    }
}
