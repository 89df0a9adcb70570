using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using SpanPack.Architecture.Tests.Exceptions;
using SpanPack.Architecture.Tests.Graph;

namespace SpanPack.Architecture.Tests.Rules;

/// <summary>
/// Where trace formats are asked for by their names. Each may be named in its own folder. Documentation comments may name what they like.
/// </summary>
internal static class FormatRules
{
    private const string Enumeration = "SpanPack.TraceFormat";

    /// <summary>Files that name a format; a size is how many times.</summary>
    /// <param name="library">The path of the library from the root of the repository.</param>
    /// <param name="compilation">The library.</param>
    internal static IEnumerable<Finding> NamedFormats(string library, Compilation compilation)
    {
        string[] files = [.. ReferenceFinder.FilesOf(compilation)];
        return
            from tree in compilation.SyntaxTrees
            where files.Contains(tree.FilePath)
            let path = $"{library}/{tree.FilePath}"
            let names =
                NamesIn(tree, compilation).Where(name => !path.Contains($"/Formats/{name.Identifier.Text}/", StringComparison.Ordinal))
                .ToArray()
            where names.Length > 0
            select new Finding(path, names.Length,
                $"{path} asks for a format by its name, which is for a trait of TraceFormatTraits:{string.Concat(names.Select(Line))}");
    }

    private static IEnumerable<IdentifierNameSyntax> NamesIn(SyntaxTree tree, Compilation compilation)
    {
        if (compilation.GetTypeByMetadataName(Enumeration) is not { } formats) return [];
        SemanticModel model = compilation.GetSemanticModel(tree);
        return
            from name in tree.GetRoot().DescendantNodes().OfType<IdentifierNameSyntax>()
            where formats.MemberNames.Contains(name.Identifier.Text)
            where SymbolEqualityComparer.Default.Equals(model.GetSymbolInfo(name).Symbol?.ContainingType, formats)
            select name;
    }

    private static string Line(IdentifierNameSyntax name)
        => $"\n  line {name.GetLocation().GetLineSpan().StartLinePosition.Line + 1}: {name.Identifier.Text}";
}
