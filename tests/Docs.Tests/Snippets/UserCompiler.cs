using System.Reflection;
using System.Text.RegularExpressions;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Diagnostics;
using SpanPack.Generators;

namespace SpanPack.Docs.Tests.Snippets;

/// <summary>
/// Compiles as the project of a user does: what the SDK brings, the libraries, the generator and its analyzers. Warnings are errors.
/// </summary>
internal static partial class UserCompiler
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

    // Those that the SDK of web applications adds.
    private const string WebUsings = """

        global using System.Net.Http.Json;
        global using Microsoft.AspNetCore.Builder;
        global using Microsoft.AspNetCore.Hosting;
        global using Microsoft.AspNetCore.Http;
        global using Microsoft.AspNetCore.Routing;
        global using Microsoft.Extensions.Configuration;
        global using Microsoft.Extensions.DependencyInjection;
        global using Microsoft.Extensions.Hosting;
        global using Microsoft.Extensions.Logging;
        """;

    // Pieces without directives leave it to the page.
    private const string Using = "using SpanPack;";

    private static readonly CSharpParseOptions s_options = new(LanguageVersion.CSharp13);

    // Packages that were built for older versions of others: the SDK of users turns these off, too.
    private static readonly KeyValuePair<string, ReportDiagnostic>[] s_unified
        = [new("CS1701", ReportDiagnostic.Suppress), new("CS1702", ReportDiagnostic.Suppress)];

    private static readonly MetadataReference[] s_references =
    [
        .. ((string)AppContext.GetData("TRUSTED_PLATFORM_ASSEMBLIES")!).Split(Path.PathSeparator)
            .Select(static path => MetadataReference.CreateFromFile(path)),
    ];

    private static readonly DiagnosticAnalyzer[] s_analyzers =
    [
        .. typeof(SpanPackGenerator).Assembly.GetTypes()
            .Where(static type => type.IsSubclassOf(typeof(DiagnosticAnalyzer)))
            .Select(static type => (DiagnosticAnalyzer)Activator.CreateInstance(type)!),
    ];

    /// <summary>Compiles files, one of which may be a program, and loads them.</summary>
    internal static async Task<Assembly> CompileAsync(params IEnumerable<string> sources)
    {
        string usings = sources.Any(IsForWeb) ? ImplicitUsings + WebUsings : ImplicitUsings;
        SyntaxTree[] trees =
        [
            .. sources.Select(WithUsing).Prepend(usings)
                .Select(static (text, index) => CSharpSyntaxTree.ParseText(text, s_options, $"File{index}.cs")),
        ];
        bool isProgram = sources.Any(static source => new Snippet(0, source, null).IsProgram);
        CSharpCompilation compilation = CSharpCompilation.Create("Snippet" + Guid.NewGuid().ToString("N"), trees, s_references,
            new CSharpCompilationOptions(
            isProgram ? OutputKind.ConsoleApplication : OutputKind.DynamicallyLinkedLibrary,
            nullableContextOptions: NullableContextOptions.Enable,
            specificDiagnosticOptions: s_unified));
        CSharpGeneratorDriver.Create([new SpanPackGenerator().AsSourceGenerator()], parseOptions: s_options)
            .RunGeneratorsAndUpdateCompilation(compilation, out Compilation complete, out _);
        IEnumerable<Diagnostic> found = await complete.WithAnalyzers([.. s_analyzers]).GetAllDiagnosticsAsync();
        Assert.DoesNotContain(found, static diagnostic => diagnostic.Severity >= DiagnosticSeverity.Warning);

        using var image = new MemoryStream();
        Assert.True(complete.Emit(image).Success);
        return Assembly.Load(image.ToArray());
    }

    // A program that names a builder of hosts and has no usings of its own for it: a project of web applications or workers.
    private static bool IsForWeb(string source)
        => (source.Contains("WebApplication.", StringComparison.Ordinal) || source.Contains("Host.", StringComparison.Ordinal))
            && !source.Contains("using Microsoft.Extensions.", StringComparison.Ordinal);

    private static string WithUsing(string source) => Directive().IsMatch(source) ? source : Using + "\n" + source;

    [GeneratedRegex(@"^using [A-Z][\w.]*;", RegexOptions.CultureInvariant | RegexOptions.Multiline)]
    private static partial Regex Directive();
}
