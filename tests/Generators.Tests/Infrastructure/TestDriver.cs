using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace SpanPack.Generators.Tests.Infrastructure;

/// <summary>Drivers that run the generator.</summary>
internal static class TestDriver
{
    internal static GeneratorDriver For(CSharpCompilation compilation)
        => CSharpGeneratorDriver.Create(
            [new SpanPackGenerator().AsSourceGenerator()],
            parseOptions: (CSharpParseOptions)compilation.SyntaxTrees[0].Options);

    internal static GeneratorDriver WithStepTracking()
        => CSharpGeneratorDriver.Create(
            [new SpanPackGenerator().AsSourceGenerator()],
            parseOptions: new CSharpParseOptions(LanguageVersion.CSharp13),
            driverOptions: new GeneratorDriverOptions(IncrementalGeneratorOutputKind.None, trackIncrementalGeneratorSteps: true));
}
