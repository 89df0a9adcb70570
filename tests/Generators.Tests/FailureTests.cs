using System.Globalization;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using SpanPack.Generators.Tests.Infrastructure;

namespace SpanPack.Generators.Tests;

/// <summary>What is wrong with one class, in the source or in the generator, costs no other.</summary>
public class FailureTests
{
    [Fact]
    public void Exception_IsADiagnosticOnItsClass()
    {
        GeneratorRunResult result = Run(new FailingGenerator(), $$"""
            [SpanTags] class {{FailingGenerator.FailsInParser}};
            [SpanTags] class {{FailingGenerator.FailsInPrinter}};
            [SpanTags] class Good;
            """);
        Assert.Equal("Good.g.cs", Assert.Single(result.GeneratedSources).HintName);
        Assert.Equal(
            [
                "FailsInParser: Nothing is generated for 'FailsInParser' because the generator failed: InvalidOperationException: Two "
                    + "lines.; report this as a fault of SpanPack",
                "FailsInPrinter: Nothing is generated for 'FailsInPrinter' because the generator failed: NotSupportedException: No.; "
                    + "report this as a fault of SpanPack",
            ],
            result.Diagnostics.OrderBy(static d => d.Location.SourceSpan.Start)
                .Select(static d =>
                    $"{d.Location.SourceTree!.GetText().ToString(d.Location.SourceSpan)}: {d.GetMessage(CultureInfo.InvariantCulture)}"));
    }

    [Theory]
    [InlineData("[SpanTags] partial class A : SpanTags { [Tag(\"a\")] public partial string? B { get; set; } }",
        "[SpanTags] partial class A : SpanTags;", 1)]
    [InlineData("[MessagePackConstants] partial class A { public const string B = \"b\"; }", "[MessagePackConstants] partial class A;", 1)]
    [InlineData("partial class A { [MessagePackString(\"b\")] static partial ReadOnlySpan<byte> B(); }",
        "partial class A { [MessagePackString(\"c\")] static partial ReadOnlySpan<byte> B(); }", 1)]
    [InlineData("partial class A { [MessagePackString(\"b\")] static partial ReadOnlySpan<byte> B(); }",
        "partial class A { [MessagePackPair(\"c\", 1)] static partial ReadOnlySpan<byte> B(); }", 1)]
    [InlineData("[MessagePackConstants] partial class A { public const string B = \"b\"; }",
        "[MessagePackConstants] partial record A { public const string B = \"b\"; }", 0)]
    [InlineData("partial class A { [MessagePackString(\"b\")] static partial ReadOnlySpan<byte> B(); }",
        "partial struct A { [MessagePackPair(\"c\", 1)] static partial ReadOnlySpan<byte> B(); }", 2)]
    public void TwoOfOneName_CostNoOther(string first, string second, int generated)
    {
        const string Other = "[SpanTags, ConstantTag(\"x\", \"y\")] partial class Other : SpanTags;";
        GeneratorRunResult result = Run(new SpanPackGenerator(), [first, second, Other]);
        Assert.Equal(generated + 1, result.GeneratedSources.Length);
        Assert.Contains(result.GeneratedSources, static source => source.HintName.StartsWith("Other.", StringComparison.Ordinal));
    }

    private static GeneratorRunResult Run(IIncrementalGenerator generator, params string[] sources)
    {
        CSharpCompilation compilation = TestCompilation.Create(LanguageVersion.CSharp13, sources);
        GeneratorRunResult result =
            CSharpGeneratorDriver.Create([generator.AsSourceGenerator()], parseOptions: new CSharpParseOptions(LanguageVersion.CSharp13))
            .RunGenerators(compilation).GetRunResult().Results.Single();
        Assert.Null(result.Exception);
        return result;
    }
}
