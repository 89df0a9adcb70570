using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Text;
using SpanPack.Architecture.Tests.Floors;
using SpanPack.Generators;

namespace SpanPack.Architecture.Tests.Sources;

/// <summary>Libraries compiled from their sources, as a debug build for the running framework.</summary>
internal static class LibraryCompilation
{
    private static readonly CSharpParseOptions s_parseOptions = new(
        LanguageVersion.CSharp14, DocumentationMode.Parse, preprocessorSymbols: ["DEBUG", "NET", "NET10_0", "NET10_0_OR_GREATER", "NET9_0_OR_GREATER", "NET8_0_OR_GREATER"]);

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

    private static readonly Lazy<Dictionary<string, Compilation>> s_all = new(CompileAll);

    /// <summary>The compilation of a library, with what the generator writes. Trees of its own files have paths from the library's folder.</summary>
    internal static Compilation Of(Library library) => s_all.Value[library.Name];

    /// <summary>A library of files that are not on disk.</summary>
    internal static Compilation Of(params (string Path, string Text)[] files)
        => Create("Test", files.Select(static file => Parse(file.Text, file.Path)), s_framework);

    private static Dictionary<string, Compilation> CompileAll()
    {
        var compiled = new Dictionary<string, Compilation>();
        foreach (Library library in Libraries.LowToHigh)
            compiled[library.Name] = Compile(library, [.. s_framework, .. References(library).Select(name => compiled[name].ToMetadataReference())]);
        return compiled;
    }

    // As in a build: what a referenced library references is referenced too.
    private static IEnumerable<string> References(Library library)
        => library.Uses.Concat(library.Uses.SelectMany(name => References(Libraries.LowToHigh.Single(lower => lower.Name == name)))).Distinct();

    private static Compilation Compile(Library library, MetadataReference[] references)
    {
        IEnumerable<SyntaxTree> trees = Repository.SourceFiles(library.Path)
            .Select(path => Parse(File.ReadAllText(Repository.PathOf($"{library.Path}/{path}")), path));
        var project = new ProjectFile(library);
        // Without a path: the floor that such a file stands on is the other library's.
        IEnumerable<SyntaxTree> linked = project.LinkedFiles.Select(path => Parse(File.ReadAllText(Repository.PathOf($"{library.Path}/{path}")), ""));
        string friends = string.Concat(project.Friends.Select(static name => $"[assembly: System.Runtime.CompilerServices.InternalsVisibleTo(\"{name}\")]\n"));
        CSharpCompilation compilation = Create(AssemblyName(library), [.. trees, .. linked, Parse(friends, "")], references);
        CSharpGeneratorDriver.Create([new SpanPackGenerator().AsSourceGenerator()], parseOptions: s_parseOptions)
            .RunGeneratorsAndUpdateCompilation(compilation, out Compilation complete, out _);
        return complete;
    }

    private static string AssemblyName(Library library) => library.Name == "Serialization" ? "SpanPack" : "SpanPack." + library.Name;

    private static CSharpCompilation Create(string name, IEnumerable<SyntaxTree> trees, MetadataReference[] references) => CSharpCompilation.Create(
        name, trees.Prepend(Parse(Usings, "")), references,
        new CSharpCompilationOptions(name.EndsWith(".Tool", StringComparison.Ordinal) ? OutputKind.ConsoleApplication : OutputKind.DynamicallyLinkedLibrary,
            nullableContextOptions: NullableContextOptions.Enable, allowUnsafe: true));

    private static SyntaxTree Parse(string text, string path) => CSharpSyntaxTree.ParseText(SourceText.From(text), s_parseOptions, path);
}
