using System.Reflection;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Diagnostics;
using SpanPack.Generators;

namespace SpanPack.Docs.Tests.Snippets;

/// <summary>Compiles as the project of a user does: what the SDK brings, the libraries, the generator and its analyzers. Warnings are errors.</summary>
internal static class UserCompiler
{
    private const string ImplicitUsings = """
        global using System;
        global using System.Collections.Generic;
        global using System.IO;
        global using System.Linq;
        global using System.Net.Http;
        global using System.Threading;
        global using System.Threading.Tasks;
        """;

    // The one that the smallest example leaves to the sentence before it.
    private const string Using = "using SpanPack;";

    private static readonly CSharpParseOptions s_options = new(LanguageVersion.CSharp13);

    private static readonly MetadataReference[] s_references =
    [
        .. ((string)AppContext.GetData("TRUSTED_PLATFORM_ASSEMBLIES")!).Split(Path.PathSeparator).Select(static path => MetadataReference.CreateFromFile(path)),
    ];

    private static readonly DiagnosticAnalyzer[] s_analyzers =
    [
        .. typeof(SpanPackGenerator).Assembly.GetTypes()
            .Where(static type => type.IsSubclassOf(typeof(DiagnosticAnalyzer))).Select(static type => (DiagnosticAnalyzer)Activator.CreateInstance(type)!),
    ];

    /// <summary>Compiles files, one of which may be a program, and loads them.</summary>
    internal static async Task<Assembly> CompileAsync(params IEnumerable<string> sources)
    {
        SyntaxTree[] trees = [.. sources.Select(WithUsing).Prepend(ImplicitUsings).Select(static (text, index) => CSharpSyntaxTree.ParseText(text, s_options, $"File{index}.cs"))];
        bool isProgram = sources.Any(static source => new Snippet(0, source, null).IsProgram);
        CSharpCompilation compilation = CSharpCompilation.Create("Snippet" + Guid.NewGuid().ToString("N"), trees, s_references, new CSharpCompilationOptions(
            isProgram ? OutputKind.ConsoleApplication : OutputKind.DynamicallyLinkedLibrary, nullableContextOptions: NullableContextOptions.Enable));
        CSharpGeneratorDriver.Create([new SpanPackGenerator().AsSourceGenerator()], parseOptions: s_options)
            .RunGeneratorsAndUpdateCompilation(compilation, out Compilation complete, out _);
        IEnumerable<Diagnostic> found = await complete.WithAnalyzers([.. s_analyzers]).GetAllDiagnosticsAsync();
        Assert.DoesNotContain(found, static diagnostic => diagnostic.Severity >= DiagnosticSeverity.Warning);

        using var image = new MemoryStream();
        Assert.True(complete.Emit(image).Success);
        return Assembly.Load(image.ToArray());
    }

    private static string WithUsing(string source) => source.Contains(Using, StringComparison.Ordinal) ? source : Using + "\n" + source;
}
