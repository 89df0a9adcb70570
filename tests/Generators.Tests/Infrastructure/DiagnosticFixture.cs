using System.Globalization;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Diagnostics;
using SpanPack.Generators.Analyzing;

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

    /// <summary>What the generator reports, and the analyzers of declarations, in source order. None may throw, whatever the source.</summary>
    internal static Diagnostic[] Run(CSharpCompilation compilation)
    {
        GeneratorRunResult result = TestDriver.For(compilation).RunGeneratorsAndUpdateCompilation(compilation, out Compilation output, out _).GetRunResult().Results.Single();
        Assert.Null(result.Exception);
        IEnumerable<Diagnostic> analyzed = output.WithAnalyzers([new DeclarationAnalyzer()]).GetAnalyzerDiagnosticsAsync().GetAwaiter().GetResult();
        return
        [
            .. result.Diagnostics.Concat(analyzed)
                .OrderBy(static d => d.Location.SourceTree?.FilePath, StringComparer.Ordinal).ThenBy(static d => d.Location.SourceSpan.Start).ThenBy(static d => d.Id, StringComparer.Ordinal),
        ];
    }

    private static string TextAt(Location location)
    {
        Assert.True(location.IsInSource);
        return location.SourceTree!.GetText().ToString(location.SourceSpan);
    }
}
