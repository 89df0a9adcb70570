using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace SpanPack.Generators.Tests.Infrastructure;

/// <summary>
/// Runs the generator and demands that its output compiles: no error, no warning, no diagnostic that a test did not name.
/// </summary>
internal static class GeneratorFixture
{
    /// <summary>Runs over source that is right.</summary>
    internal static ImmutableArray<GeneratedSourceResult> Run(string source, LanguageVersion version = LanguageVersion.CSharp13)
        => Run(TestCompilation.Create(source, version), out _);

    /// <summary>Runs over a compilation that is right, and gives the compilation with the generated files in it.</summary>
    internal static ImmutableArray<GeneratedSourceResult> Run(CSharpCompilation compilation, out Compilation output,
        params string[] expectedIds)
    {
        GeneratorDriver driver = TestDriver.For(compilation)
            .RunGeneratorsAndUpdateCompilation(compilation, out output, out ImmutableArray<Diagnostic> reported);
        GeneratorRunResult result = driver.GetRunResult().Results.Single();
        Assert.Null(result.Exception);
        Assert.Equal(expectedIds, reported.Select(static d => d.Id));
        AssertCompiles(output);
        return result.GeneratedSources;
    }

    /// <summary>Runs over a compilation that is right, and gives what it compiles to, for another to reference.</summary>
    internal static MetadataReference Compile(string source, string assemblyName)
    {
        Run(TestCompilation.Create(source).WithAssemblyName(assemblyName), out Compilation output);
        var stream = new MemoryStream();
        Assert.True(output.Emit(stream).Success);
        stream.Position = 0;
        return MetadataReference.CreateFromStream(stream);
    }

    // Test source need not be documented, generated source must be: a user's build may demand it.
    private static bool IsProblem(Diagnostic diagnostic)
        => diagnostic.Severity >= DiagnosticSeverity.Warning
            && !(diagnostic.Id == "CS1591"
                && diagnostic.Location.SourceTree?.FilePath.StartsWith("Test", StringComparison.Ordinal) == true);

    private static void AssertCompiles(Compilation output)
    {
        string[] found = [.. output.GetDiagnostics().Where(IsProblem).Select(static d => d.ToString())];
        Assert.True(found.Length == 0, string.Join('\n', found));
        // Emitting finds what binding does not, such as a layout that cannot be loaded.
        Assert.True(output.Emit(Stream.Null).Success);
    }
}
