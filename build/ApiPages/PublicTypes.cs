using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace SpanPack.ApiPages;

/// <summary>The public types of the libraries beside this program.</summary>
/// <param name="Assemblies">The names of the libraries, sorted.</param>
/// <param name="All">Their types, sorted by package and name.</param>
internal sealed record PublicTypes(IReadOnlyList<string> Assemblies, IReadOnlyList<PublicType> All)
{
    private const string GeneratedCode = "SpanPack.CompilerServices"; // nobody writes these names

    /// <summary>Reads the libraries of a folder.</summary>
    internal static PublicTypes Load(string folder)
    {
        string[] files = [.. FilesOf(folder)];
        MetadataReference[] libraries = [.. files.Select(static file => MetadataReference.CreateFromFile(file))];
        IEnumerable<MetadataReference> framework = ((string)AppContext.GetData("TRUSTED_PLATFORM_ASSEMBLIES")!).Split(Path.PathSeparator)
            .Where(path => !files.Contains(path)).Select(static path => MetadataReference.CreateFromFile(path));
        CSharpCompilation compilation = CSharpCompilation.Create("Api", references: libraries.Concat(framework));
        IAssemblySymbol[] assemblies = [.. libraries.Select(library => (IAssemblySymbol)compilation.GetAssemblyOrModuleSymbol(library)!)];
        return new PublicTypes(
            [.. assemblies.Select(static assembly => assembly.Name)],
            [
                .. assemblies.SelectMany(static assembly
                    => In(assembly.GlobalNamespace).Select(type => new PublicType(type, PackageOf(assembly.Name))))
                    .OrderBy(static type => type.Package, StringComparer.Ordinal).ThenBy(static type => type.Name, StringComparer.Ordinal),
            ]);
    }

    /// <summary>Gets the paths of the libraries of a folder, which have documentation beside them.</summary>
    internal static IEnumerable<string> FilesOf(string folder)
        => Directory.EnumerateFiles(folder, "SpanPack*.dll").Where(static file => File.Exists(Path.ChangeExtension(file, "xml")))
            .Order(StringComparer.Ordinal);

    // The attributes travel in the package of the generator.
    private static string PackageOf(string assembly) => assembly == "SpanPack.Annotations" ? "SpanPack.Generators" : assembly;

    private static IEnumerable<INamedTypeSymbol> In(INamespaceOrTypeSymbol container)
    {
        foreach (ISymbol member in container.GetMembers())
        {
            if (member is INamespaceSymbol space && space.ToDisplayString() != GeneratedCode)
            {
                foreach (INamedTypeSymbol type in In(space)) yield return type;
            }
            else if (member is INamedTypeSymbol { DeclaredAccessibility: Accessibility.Public } type)
            {
                yield return type;
                foreach (INamedTypeSymbol nested in In(type)) yield return nested;
            }
        }
    }
}
