using System.Globalization;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace SpanPack.Generators.Tests.Infrastructure;

/// <summary>Compares what the generator reports with the marks in the source.</summary>
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

    /// <summary>What the generator reports, in source order. It may not throw, whatever the source.</summary>
    internal static Diagnostic[] Run(CSharpCompilation compilation)
    {
        GeneratorRunResult result = TestDriver.For(compilation).RunGenerators(compilation).GetRunResult().Results.Single();
        Assert.Null(result.Exception);
        return [.. result.Diagnostics.OrderBy(static d => d.Location.SourceSpan.Start).ThenBy(static d => d.Id, StringComparer.Ordinal)];
    }

    private static string TextAt(Location location)
    {
        Assert.True(location.IsInSource);
        return location.SourceTree!.GetText().ToString(location.SourceSpan);
    }
}
