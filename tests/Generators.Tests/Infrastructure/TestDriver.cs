using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using SpanPack.Tests.Compiling;

namespace SpanPack.Generators.Tests.Infrastructure;

/// <summary>Drivers that run the generator.</summary>
internal static class TestDriver
{
    internal static GeneratorDriver For(CSharpCompilation compilation, bool inEditor = false)
        => CSharpGeneratorDriver.Create(
            [new SpanPackGenerator().AsSourceGenerator()],
            parseOptions: (CSharpParseOptions)compilation.SyntaxTrees[0].Options,
            optionsProvider: inEditor ? DesignTimeOptions.Instance : null);

    internal static GeneratorDriver WithStepTracking()
        => CSharpGeneratorDriver.Create(
            [new SpanPackGenerator().AsSourceGenerator()],
            parseOptions: new CSharpParseOptions(LanguageVersion.CSharp13),
            driverOptions: new GeneratorDriverOptions(IncrementalGeneratorOutputKind.None, trackIncrementalGeneratorSteps: true));
}
