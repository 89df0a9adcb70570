using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace SpanPack.Generators.Parsing;

/// <summary>Helpers for symbols and their declarations.</summary>
internal static class SymbolFacts
{
    internal static bool HasAttribute(this ISymbol symbol, string metadataName) => symbol.FindAttribute(metadataName) is not null;

    internal static AttributeData? FindAttribute(this ISymbol symbol, string metadataName)
    {
        foreach (AttributeData attribute in symbol.GetAttributes())
        {
            if (attribute.AttributeClass is { } type && type.HasMetadataName(metadataName)) return attribute;
        }
        return null;
    }

    /// <summary>
    /// Returns whether a type that is not nested has this name and these namespaces. Parts are compared from the end, because building the
    /// full name of each type costs more than all the rest.
    /// </summary>
    internal static bool HasMetadataName(this INamedTypeSymbol type, string metadataName)
    {
        if (type.ContainingType is not null || type.Arity > 0) return false;
        int end = metadataName.Length;
        for (INamespaceOrTypeSymbol part = type; ; part = part.ContainingNamespace)
        {
            int start = end - part.Name.Length;
            if (start < 0 || string.CompareOrdinal(metadataName, start, part.Name, 0, part.Name.Length) != 0) return false;
            if (start == 0) return part.ContainingNamespace is { IsGlobalNamespace: true };
            if (part.Name.Length == 0 || metadataName[start - 1] != '.') return false;
            end = start - 1;
        }
    }

    /// <summary>
    /// Returns whether the modifiers include <c>partial</c>. It is read from source because Roslyn 4.8 has no such property for properties.
    /// </summary>
    internal static bool IsPartial(this SyntaxTokenList modifiers) => modifiers.Any(SyntaxKind.PartialKeyword);

    internal static bool IsSpanTagsBase(this INamedTypeSymbol type)
        => type is
        {
            Name: AttributeNames.BaseClass, ContainingType: null,
            ContainingNamespace: { Name: AttributeNames.Namespace, ContainingNamespace.IsGlobalNamespace: true }
        };

    /// <summary>Returns the location of a declaration's name, for diagnostics about the whole declaration.</summary>
    internal static Location NameLocation(this SyntaxNode node) => node switch
    {
        BaseTypeDeclarationSyntax type => type.Identifier.GetLocation(),
        PropertyDeclarationSyntax property => property.Identifier.GetLocation(),
        MethodDeclarationSyntax method => method.Identifier.GetLocation(),
        VariableDeclaratorSyntax variable => variable.Identifier.GetLocation(),
        IndexerDeclarationSyntax indexer => indexer.ThisKeyword.GetLocation(),
        AccessorDeclarationSyntax accessor => accessor.Keyword.GetLocation(),
        OperatorDeclarationSyntax op => op.OperatorToken.GetLocation(),
        ConversionOperatorDeclarationSyntax conversion => conversion.Type.GetLocation(),
        LocalFunctionStatementSyntax function => function.Identifier.GetLocation(),
        _ => node.GetLocation(),
    };

    /// <summary>Returns the location of a symbol's name in this compilation.</summary>
    internal static Location NameLocation(this ISymbol symbol) => symbol.Locations.FirstOrDefault() ?? Location.None;
}
