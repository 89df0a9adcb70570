using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace SpanPack.Generators.Parsing;

/// <summary>The accessors of a property as the user wrote them.</summary>
internal static class Accessors
{
    /// <summary>Lists them as <c>get; private set;</c>.</summary>
    internal static string Describe(PropertyDeclarationSyntax property) => property.AccessorList is null
        ? "get;"
        : string.Join(" ", property.AccessorList.Accessors.Select(static a => $"{Join(a.Modifiers)} {a.Keyword.ValueText};".TrimStart()));

    /// <summary>Returns the modifiers of one accessor, which both parts must have.</summary>
    internal static string ModifiersOf(PropertyDeclarationSyntax property, SyntaxKind accessor)
    {
        foreach (AccessorDeclarationSyntax own in property.AccessorList?.Accessors ?? default)
        {
            if (own.IsKind(accessor)) return own.Modifiers.Count == 0 ? "" : Join(own.Modifiers);
        }
        return "";
    }

    private static string Join(SyntaxTokenList modifiers) => string.Join(" ", modifiers.Select(static m => m.ValueText));
}
