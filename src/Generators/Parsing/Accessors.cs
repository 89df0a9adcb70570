using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace SpanPack.Generators.Parsing;

/// <summary>The accessors of a property as the user wrote them.</summary>
internal static class Accessors
{
    /// <summary>Lists them as <c>get; private set;</c>.</summary>
    internal static string Describe(PropertyDeclarationSyntax property) => property.AccessorList is null
        ? "get;"
        : string.Join(" ", property.AccessorList.Accessors.Select(static a => string.Concat(a.Modifiers.Select(static m => m.ValueText + " ")) + a.Keyword.ValueText + ";"));
}
