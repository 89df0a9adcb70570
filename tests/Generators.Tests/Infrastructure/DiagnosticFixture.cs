using System.Globalization;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Diagnostics;
using SpanPack.Generators.Analyzing;
using SpanPack.Tests.Compiling;

namespace SpanPack.Generators.Tests.Infrastructure;

/// <summary>Compares what the generator and the analyzers of declarations report with the marks in the source.</summary>
internal static class DiagnosticFixture
{
    /// <summary>Demands exactly the marked diagnostics, with these messages in source order.</summary>
    internal static void Verify(string markedSource, params string[] messages) => Verify(LanguageVersion.CSharp13, markedSource, messages);

    internal static void Verify(LanguageVersion version, string markedSource, params string[] messages)
    {
        var source = new MarkedSource(markedSource);
        Verify(TestCompilation.Create(source.Text, version), source, messages);
    }

    internal static void Verify(CSharpCompilation compilation, MarkedSource source, params string[] messages)
    {
        Diagnostic[] found = Run(compilation);
        Assert.Equal(source.Expected, found.Select(static d => (d.Id, TextAt(d.Location))));
        Assert.Equal(messages, found.Select(static d => d.GetMessage(CultureInfo.InvariantCulture)));
    }

    /// <summary>
    /// What the generator reports in a build, in source order. In an editor it is the same from generator and analyzer together. None may
    /// throw, whatever the source.
    /// </summary>
    internal static Diagnostic[] Run(CSharpCompilation compilation)
    {
        Diagnostic[] found = Run(compilation, inEditor: false);
        Assert.Equal(found.Select(Describe), Run(compilation, inEditor: true).Select(Describe));
        return found;
    }

    private static string Describe(Diagnostic diagnostic)
        => $"{diagnostic.Location}: {diagnostic.GetMessage(CultureInfo.InvariantCulture)}";

    private static Diagnostic[] Run(CSharpCompilation compilation, bool inEditor)
    {
        GeneratorRunResult result = TestDriver.For(compilation, inEditor)
            .RunGeneratorsAndUpdateCompilation(compilation, out Compilation output, out _)
            .GetRunResult().Results
            .Single();
        Assert.Null(result.Exception);
        IEnumerable<Diagnostic> analyzed =
            output.WithAnalyzers([new DeclarationAnalyzer()], inEditor ? DesignTimeOptions.OfAnalyzers : null)
            .GetAnalyzerDiagnosticsAsync()
            .GetAwaiter()
            .GetResult();
        return
        [
            .. result.Diagnostics.Concat(analyzed)
                .OrderBy(static d => d.Location.SourceTree?.FilePath,
                    StringComparer.Ordinal).ThenBy(static d => d.Location.SourceSpan.Start)
                    .ThenBy(static d => d.Id, StringComparer.Ordinal),
        ];
    }

    private static string TextAt(Location location)
    {
        Assert.True(location.IsInSource);
        return location.SourceTree!.GetText().ToString(location.SourceSpan);
    }
}
