using System.Collections.Concurrent;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using SpanPack.Generators.Tests.Infrastructure;

namespace SpanPack.Generators.Tests.Mutation;

/// <summary>Source with tokens dropped, doubled and swapped, and members pasted: the generator reports, and never fails.</summary>
[Trait("Category", Dose.Category)]
public class MutationTests
{
    private static int Variants => Dose.Of(ordinary: 700, full: 10_000, thorough: 2_000);

    private static readonly string[] s_sources = TestSources.Find();

    [Fact]
    public void Sources_AreThoseOfTheTests() => Assert.InRange(s_sources.Length, 150, 1000);

    [Fact]
    public void NoVariant_FailsTheGenerator()
    {
        CSharpCompilation empty = TestCompilation.Create("", LanguageVersion.CSharp14);
        var failed = new ConcurrentBag<string>();
        Parallel.For(0, Variants, seed =>
        {
            string text = Mutator.Mutate(s_sources[seed % s_sources.Length], seed);
            if (Run(empty, text) is { } problem) failed.Add($"Seed {seed}: {problem}\n{text}");
        });
        Assert.True(failed.IsEmpty, $"{failed.Count} failed.\n" + string.Join("\n\n", failed.Take(5)));
    }

    [Fact]
    public async Task NoVariant_FailsAnAnalyzer()
    {
        CSharpCompilation empty = TestCompilation.Create("", LanguageVersion.CSharp14);
        for (int seed = 0; seed < Variants / 30; seed++)
        {
            string text = Mutator.Mutate(s_sources[seed % s_sources.Length], seed);
            CSharpCompilation compilation = empty.AddSyntaxTrees(TestCompilation.Parse(text, LanguageVersion.CSharp14));
            if (!CompilerFails(compilation)) await AnalyzerFixture.RunAsync(compilation);
        }
    }

    // Adding to one compilation binds the references once.
    private static string? Run(CSharpCompilation empty, string text)
    {
        CSharpCompilation compilation = empty.AddSyntaxTrees(TestCompilation.Parse(text, LanguageVersion.CSharp14));
        GeneratorRunResult result = TestDriver.For(compilation).RunGenerators(compilation).GetRunResult().Results.Single();
        if (result.Exception is { } exception) return CompilerFails(compilation) ? null : exception.ToString();
        return result.Diagnostics.FirstOrDefault(static d => d.Id == "SPK027" || !d.Id.StartsWith("SPK", StringComparison.Ordinal))
            ?.ToString();
    }

    // The compiler has faults of its own: some sources end it without any generator.
    private static bool CompilerFails(CSharpCompilation compilation)
    {
        try
        {
            compilation.GetDiagnostics();
            return false;
        }
#pragma warning disable CA1031 // whatever it is
        catch (Exception)
        {
            return true;
        }
#pragma warning restore CA1031
    }
}
