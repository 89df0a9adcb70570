using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace SpanPack.CodeFixes;

/// <summary>Helpers for types of the library and calls of them.</summary>
internal static class Types
{
    internal static bool IsOfSpanPack(INamedTypeSymbol type, string name)
        => type.Name == name
            && type is { ContainingType: null, ContainingNamespace: { Name: "SpanPack", ContainingNamespace.IsGlobalNamespace: true } };

    internal static bool DerivesFromSpanTags(INamedTypeSymbol type)
    {
        for (INamedTypeSymbol? parent = type.BaseType; parent is not null; parent = parent.BaseType)
        {
            if (IsOfSpanPack(parent, "SpanTags")) return true;
        }
        return false;
    }

    /// <summary>Returns the first argument of a call, if it is a string literal.</summary>
    internal static string? LiteralName(InvocationExpressionSyntax call)
        => call.ArgumentList.Arguments is { Count: > 0 } arguments
            && arguments[0] is { NameColon: null, Expression: LiteralExpressionSyntax literal }
            && literal.IsKind(SyntaxKind.StringLiteralExpression) ? literal.Token.ValueText : null;
}
