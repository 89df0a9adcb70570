using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace SpanPack.Generators.Benchmarks;

/// <summary>A project of many classes, each in a file of its own, and one file that has nothing to do with them.</summary>
internal sealed class Project
{
    private static readonly CSharpParseOptions s_options = new(LanguageVersion.CSharp14);

    private static readonly MetadataReference[] s_references =
    [
        .. ((string)AppContext.GetData("TRUSTED_PLATFORM_ASSEMBLIES")!).Split(Path.PathSeparator)
            .Where(static path => !Path.GetFileName(path).StartsWith("Microsoft.CodeAnalysis", StringComparison.Ordinal)
                && Path.GetFileName(path) != "SpanPack.Generators.dll")
            .Select(static path => MetadataReference.CreateFromFile(path)),
    ];

    private readonly CSharpCompilation _compilation;
    private readonly SyntaxTree _unrelated;

    internal Project(IEnumerable<string> files)
    {
        _unrelated = Unrelated(0);
        _compilation = CSharpCompilation.Create(
            "Project",
            [Parse("global using System;"), .. files.Select(Parse), _unrelated],
            s_references,
            new CSharpCompilationOptions(OutputKind.DynamicallyLinkedLibrary, nullableContextOptions: NullableContextOptions.Enable));
    }

    internal static GeneratorDriver NewDriver(IIncrementalGenerator generator)
        => CSharpGeneratorDriver.Create([generator.AsSourceGenerator()], parseOptions: s_options);

    /// <summary>The project with the unrelated file in another version. No symbol is bound yet.</summary>
    internal CSharpCompilation Edit(int version) => _compilation.ReplaceSyntaxTree(_unrelated, Unrelated(version));

    private static SyntaxTree Unrelated(int version)
        => Parse($"internal static class Unrelated {{ internal const int Version = {version}; }}");

    private static SyntaxTree Parse(string text)
    {
        SyntaxTree tree = CSharpSyntaxTree.ParseText(text, s_options);
        tree.GetRoot();
        return tree;
    }
}
