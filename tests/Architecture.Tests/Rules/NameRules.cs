using Microsoft.CodeAnalysis.CSharp.Syntax;
using SpanPack.Architecture.Tests.Exceptions;
using SpanPack.Architecture.Tests.Floors;
using SpanPack.Architecture.Tests.Sources;

namespace SpanPack.Architecture.Tests.Rules;

/// <summary>Names of types that several libraries use for different things.</summary>
internal static class NameRules
{
    /// <summary>Finds types of one namespace that several libraries declare under one name.</summary>
    internal static IEnumerable<Finding> RepeatedTypes(IEnumerable<SourceFile> files)
        => from file in files
           from type in file.Root.DescendantNodes(static node => node is not BaseTypeDeclarationSyntax).OfType<BaseTypeDeclarationSyntax>()
           let space = type.FirstAncestorOrSelf<BaseNamespaceDeclarationSyntax>()?.Name.ToString()
           group LibraryOf(file.Path) by $"{space}.{type.Identifier.Text}" into type
           let libraries = type.Distinct().ToArray()
           where libraries.Length > 1
           select new Finding(type.Key, libraries.Length, $"{type.Key} is declared in {string.Join(" and ", libraries)}");

    private static string LibraryOf(string path)
        => Libraries.LowToHigh.Single(library => path.StartsWith($"{library.Path}/", StringComparison.Ordinal)).Path;
}
