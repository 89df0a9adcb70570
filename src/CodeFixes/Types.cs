using Microsoft.CodeAnalysis;

namespace SpanPack.CodeFixes;

/// <summary>Questions about types.</summary>
internal static class Types
{
    internal static bool IsOfSpanPack(INamedTypeSymbol type, string name)
        => type.Name == name && type is { ContainingType: null, ContainingNamespace: { Name: "SpanPack", ContainingNamespace.IsGlobalNamespace: true } };

    internal static bool DerivesFromSpanTags(INamedTypeSymbol type)
    {
        for (INamedTypeSymbol? parent = type.BaseType; parent is not null; parent = parent.BaseType)
        {
            if (IsOfSpanPack(parent, "SpanTags")) return true;
        }
        return false;
    }
}
