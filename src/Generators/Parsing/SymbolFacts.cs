using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace SpanPack.Generators.Parsing;

/// <summary>Small questions about symbols and their declarations.</summary>
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

    /// <summary>Whether a type that is not nested has this name with its namespaces. Compared part by part from the end: making the full name of each type costs more than all the rest.</summary>
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

    /// <summary>The modifier is looked for in source: Roslyn 4.8 has no such property for properties.</summary>
    internal static bool IsPartial(this SyntaxTokenList modifiers) => modifiers.Any(SyntaxKind.PartialKeyword);

    internal static bool IsSpanTagsBase(this INamedTypeSymbol type)
        => type is { Name: AttributeNames.BaseClass, ContainingType: null, ContainingNamespace: { Name: AttributeNames.Namespace, ContainingNamespace.IsGlobalNamespace: true } };

    /// <summary>Where the name of a declaration stands, for diagnostics about the whole of it.</summary>
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

    /// <summary>Where a symbol of this compilation is named.</summary>
    internal static Location NameLocation(this ISymbol symbol) => symbol.Locations.FirstOrDefault() ?? Location.None;
}
