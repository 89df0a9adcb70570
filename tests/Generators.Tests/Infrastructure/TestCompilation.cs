using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using SpanPack.Tests.Compiling;

namespace SpanPack.Generators.Tests.Infrastructure;

/// <summary>Compilations of test source: nullable on, the framework of the test host, SpanPack and its attributes.</summary>
internal static class TestCompilation
{
    // Compiled before the test source, as implicit usings are.
    private const string Usings = """
        global using System;
        global using SpanPack;
        """;

    /// <summary>The files of the framework and of SpanPack that test source refers to.</summary>
    internal static string[] ReferencePaths { get; } = FindReferences();

    private static readonly ImmutableArray<MetadataReference> s_references = [.. ReferencePaths.Select(static path =>
        MetadataReference.CreateFromFile(path)),
        .. MigrationReferences.All];

    internal static CSharpCompilation Create(string source, LanguageVersion version = LanguageVersion.CSharp13,
        params MetadataReference[] references)
        => Create(version, [source], references);

    internal static CSharpCompilation Create(LanguageVersion version, string[] sources, params MetadataReference[] references)
        => CSharpCompilation.Create(
            "TestAssembly" + references.Length,
            sources.Prepend(Usings).Select((text, index) => Parse(text, version, $"Test{index}.cs")),
            [.. s_references, .. references],
            new CSharpCompilationOptions(OutputKind.DynamicallyLinkedLibrary, nullableContextOptions: NullableContextOptions.Enable,
                allowUnsafe: true));

    internal static SyntaxTree Parse(string source, LanguageVersion version = LanguageVersion.CSharp13, string path = "")
        => CSharpSyntaxTree.ParseText(source, new CSharpParseOptions(version, DocumentationMode.Diagnose), path);

    private static string[] FindReferences()
    {
        var trusted = (string)AppContext.GetData("TRUSTED_PLATFORM_ASSEMBLIES")!;
        return [.. trusted.Split(Path.PathSeparator)
            .Where(static path => Path.GetFileName(path) is var name
                && (name.StartsWith("System.", StringComparison.Ordinal) || name is "netstandard.dll" or "mscorlib.dll"))
            .Append(typeof(SpanTagsAttribute).Assembly.Location).Append(typeof(SpanTags).Assembly.Location)];
    }
}
