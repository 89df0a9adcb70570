using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace SpanPack.Packing.Documentation;

/// <summary>What users of an assembly can see: types and members that are public or protected, and so is all that they are in.</summary>
internal static class VisibleMembers
{
    /// <summary>The ids of these members in documentation files, such as <c>M:Name.Space.Type.Method(System.Int32)</c>.</summary>
    internal static HashSet<string> IdsOf(string assemblyPath)
    {
        MetadataReference reference = MetadataReference.CreateFromFile(assemblyPath);
        CSharpCompilation compilation = CSharpCompilation.Create("Docs", references: [reference]);
        var assembly = (IAssemblySymbol)compilation.GetAssemblyOrModuleSymbol(reference)!;
        return [.. In(assembly.GlobalNamespace).Select(static member => member.GetDocumentationCommentId()).OfType<string>()];
    }

    private static IEnumerable<ISymbol> In(INamespaceOrTypeSymbol container)
        => from member in container.GetMembers()
           where IsVisible(member)
           from visible in member is INamespaceOrTypeSymbol inner ? In(inner).Prepend(member) : [member]
           select visible;

    private static bool IsVisible(ISymbol member)
        => member is INamespaceSymbol
            || member.DeclaredAccessibility is Accessibility.Public or Accessibility.Protected or Accessibility.ProtectedOrInternal;
}
