using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace SpanPack.CodeFixes;

/// <summary>The tag class that a span is created with.</summary>
internal sealed class TagClassOfSpan(INamedTypeSymbol? type, string? variable)
{
    /// <summary>Gets the class, or null when the span is created without tags.</summary>
    internal INamedTypeSymbol? Type => type;

    /// <summary>Gets the variable that has the object, if there is one.</summary>
    internal string? Variable => variable;

    /// <summary>Reads the initializer of a span. Returns null when its tags are unknown.</summary>
    internal static TagClassOfSpan? Find(SpanVariable span, SemanticModel model)
    {
        ExpressionSyntax? tags = span.Creation.Initializer?.Expressions.OfType<AssignmentExpressionSyntax>()
            .FirstOrDefault(static assignment => assignment.Left is IdentifierNameSyntax { Identifier.ValueText: "Tags" })?.Right;
        return tags switch
        {
            null => new TagClassOfSpan(null, null),
            BaseObjectCreationExpressionSyntax creation when model.GetTypeInfo(creation).Type is INamedTypeSymbol type
                => new TagClassOfSpan(type, null),
            IdentifierNameSyntax name when model.GetSymbolInfo(name).Symbol is ILocalSymbol { Type: INamedTypeSymbol type } local
                && Locals.CreationOf(local) is { } creation && SymbolEqualityComparer.Default.Equals(model.GetTypeInfo(creation).Type, type)
                && Locals.IsNeverAssigned(local, span.Creation.SyntaxTree.GetRoot(), model) => new TagClassOfSpan(type, local.Name),
            _ => null,
        };
    }

    /// <summary>
    /// Returns the property of the class or its bases for a tag, if it can be set at a place, and whether a member has the name.
    /// </summary>
    internal static (IPropertySymbol? Property, bool IsTaken) FindTag(INamedTypeSymbol type, string tag, SemanticModel model, int place)
    {
        for (INamedTypeSymbol? current = type; current is not null; current = current.BaseType)
        {
            foreach (IPropertySymbol property in current.GetMembers().OfType<IPropertySymbol>())
            {
                if (!Names(property, tag)) continue;
                bool isText = property.Type.SpecialType == SpecialType.System_String && property.SetMethod is { } set
                    && model.IsAccessible(place, set);
                return (isText ? property : null, true);
            }
            if (Names(current, tag)) return (null, true);
        }
        return (null, false);
    }

    private static bool Names(ISymbol symbol, string tag) => symbol.GetAttributes().Any(attribute =>
        attribute.AttributeClass is { } type
            && (Types.IsOfSpanPack(type, "TagAttribute") || Types.IsOfSpanPack(type, "MetricAttribute")
                || Types.IsOfSpanPack(type, "ConstantTagAttribute"))
        && attribute.ConstructorArguments.Length > 0 && attribute.ConstructorArguments[0].Value as string == tag);
}
