using System.Globalization;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Diagnostics;

namespace SpanPack.Generators.Tests.Infrastructure;

/// <summary>Runs all analyzers of the generator's assembly, over source with what the generator makes of it.</summary>
internal static class AnalyzerFixture
{
    private static readonly DiagnosticAnalyzer[] s_analyzers =
    [
        .. typeof(SpanPackGenerator).Assembly.GetTypes()
            .Where(static type => type.IsSubclassOf(typeof(DiagnosticAnalyzer)))
            .Select(static type => (DiagnosticAnalyzer)Activator.CreateInstance(type)!),
    ];

    /// <summary>Demands exactly the marked diagnostics, with these messages in source order, in source that compiles.</summary>
    internal static async Task VerifyAsync(string markedSource, params string[] messages)
    {
        var source = new MarkedSource(markedSource);
        Diagnostic[] found = await RunAsync(TestCompilation.Create(source.Text), mustCompile: true);
        Assert.Equal(source.Expected, found.Select(static d => (d.Id, d.Location.SourceTree!.GetText().ToString(d.Location.SourceSpan))));
        Assert.Equal(messages, found.Select(static d => d.GetMessage(CultureInfo.InvariantCulture)));
    }

    /// <summary>What the analyzers report, in source order. They may not throw, whatever the source.</summary>
    internal static async Task<Diagnostic[]> RunAsync(CSharpCompilation compilation, bool mustCompile = false)
    {
        TestDriver.For(compilation).RunGeneratorsAndUpdateCompilation(compilation, out Compilation output, out _);
        if (mustCompile) Assert.Empty(output.GetDiagnostics().Where(static d => d.Severity == DiagnosticSeverity.Error));
        IEnumerable<Diagnostic> found = await output.WithAnalyzers([.. s_analyzers]).GetAnalyzerDiagnosticsAsync();
        Diagnostic[] sorted = [.. found.OrderBy(static d => d.Location.SourceTree?.FilePath,
            StringComparer.Ordinal).ThenBy(static d => d.Location.SourceSpan.Start)];
        Assert.All(sorted, static d => Assert.StartsWith("SPK", d.Id, StringComparison.Ordinal));
        return sorted;
    }
}
