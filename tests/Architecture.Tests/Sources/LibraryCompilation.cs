using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Text;
using SpanPack.Architecture.Tests.Floors;
using SpanPack.Generators;

namespace SpanPack.Architecture.Tests.Sources;

/// <summary>Libraries compiled from their sources, as a debug build.</summary>
internal static class LibraryCompilation
{
    private static readonly CSharpParseOptions s_newest =
        OptionsFor("NET10_0", "NET10_0_OR_GREATER", "NET9_0_OR_GREATER", "NET8_0_OR_GREATER");
    private static readonly CSharpParseOptions s_oldest = OptionsFor("NET8_0", "NET8_0_OR_GREATER");

    // Those of the SDK, which a build turns on by ImplicitUsings.
    private const string Usings = """
        global using System;
        global using System.Collections.Generic;
        global using System.IO;
        global using System.Linq;
        global using System.Net.Http;
        global using System.Threading;
        global using System.Threading.Tasks;
        """;

    private static readonly MetadataReference[] s_framework =
    [
        .. ((string)AppContext.GetData("TRUSTED_PLATFORM_ASSEMBLIES")!).Split(Path.PathSeparator)
            .Where(static path => !Path.GetFileName(path).StartsWith("SpanPack.", StringComparison.Ordinal))
            .Select(static path => MetadataReference.CreateFromFile(path)),
    ];

    private static readonly Lazy<Dictionary<string, Compilation>> s_all = new(static () => CompileAll(s_newest));
    private static readonly Lazy<Dictionary<string, Compilation>> s_allForOldest = new(static () => CompileAll(s_oldest));

    /// <summary>
    /// The compilation of a library for net10.0, with what the generator writes. Trees of its own files have paths from the library's
    /// folder.
    /// </summary>
    internal static Compilation Of(Library library) => s_all.Value[library.Name];

    /// <summary>
    /// The compilation of a library with the symbols of net8.0. It may have errors: the framework that it references is the running one.
    /// </summary>
    internal static Compilation ForOldestFramework(Library library) => s_allForOldest.Value[library.Name];

    /// <summary>A library of files that are not on disk.</summary>
    internal static Compilation Of(params (string Path, string Text)[] files)
        => Create("Test", files.Select(static file => Parse(file.Text, file.Path, s_newest)), s_framework, s_newest);

    private static CSharpParseOptions OptionsFor(params string[] symbols)
        => new(LanguageVersion.CSharp14, DocumentationMode.Parse, preprocessorSymbols: ["DEBUG", "NET", .. symbols]);

    private static Dictionary<string, Compilation> CompileAll(CSharpParseOptions options)
    {
        var compiled = new Dictionary<string, Compilation>();
        foreach (Library library in Libraries.LowToHigh)
            compiled[library.Name] =
                Compile(library, [.. s_framework, .. References(library).Select(name => compiled[name].ToMetadataReference())], options);
        return compiled;
    }

    // As in a build: what a referenced library references is referenced too.
    private static IEnumerable<string> References(Library library)
        => library.Uses.Concat(library.Uses.SelectMany(name => References(Libraries.Named(name)))).Distinct();

    private static Compilation Compile(Library library, MetadataReference[] references, CSharpParseOptions options)
    {
        IEnumerable<SyntaxTree> trees = Repository.SourceFiles(library.Path)
            .Select(path => Parse(File.ReadAllText(Repository.PathOf($"{library.Path}/{path}")), path, options));
        var project = new ProjectFile(library);
        // Without a path: the floor that such a file stands on is the other library's.
        IEnumerable<SyntaxTree> linked =
            project.LinkedFiles.Select(path => Parse(File.ReadAllText(Repository.PathOf($"{library.Path}/{path}")), "", options));
        string friends = string.Concat(project.Friends.Select(static name =>
            $"[assembly: System.Runtime.CompilerServices.InternalsVisibleTo(\"{name}\")]\n"));
        CSharpCompilation compilation =
            Create(AssemblyName(library), [.. trees, .. linked, Parse(friends, "", options)], references, options);
        CSharpGeneratorDriver.Create([new SpanPackGenerator().AsSourceGenerator()], parseOptions: options)
            .RunGeneratorsAndUpdateCompilation(compilation, out Compilation complete, out _);
        return complete;
    }

    private static string AssemblyName(Library library)
        => library.Name == "Serialization" ? "SpanPack"
            : "SpanPack." + library.Name[(library.Name.LastIndexOf('/') + 1)..].Replace("Serialization.", "", StringComparison.Ordinal);

    private static CSharpCompilation Create(string name, IEnumerable<SyntaxTree> trees, MetadataReference[] references,
        CSharpParseOptions options)
        => CSharpCompilation.Create(
        name, trees.Prepend(Parse(Usings, "", options)), references,
        new CSharpCompilationOptions(name.EndsWith(".Tool", StringComparison.Ordinal)
            ? OutputKind.ConsoleApplication
            : OutputKind.DynamicallyLinkedLibrary,
            nullableContextOptions: NullableContextOptions.Annotations, allowUnsafe: true));

    private static SyntaxTree Parse(string text, string path, CSharpParseOptions options)
        => CSharpSyntaxTree.ParseText(SourceText.From(text), options, path);
}
