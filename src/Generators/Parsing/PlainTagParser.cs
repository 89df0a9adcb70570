using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using SpanPack.Generators.Model;

namespace SpanPack.Generators.Parsing;

/// <summary>
/// Reads properties in the usual form, such as <c>[Tag("name")] public partial string? Name { get; set; }</c>, without a symbol: a literal,
/// a keyword type, plain accessors. <see cref="TagPropertyParser"/> reads all other forms and reports every diagnostic except those about
/// the name.
/// </summary>
internal static class PlainTagParser
{
    internal static bool IsPlain(TagPropertySyntax found) => found is
    {
        IsOnly: true,
        Attribute.ArgumentList.Arguments: { Count: 1 } arguments,
        Property: PropertyDeclarationSyntax
        {
            ExplicitInterfaceSpecifier: null, ExpressionBody: null, Initializer: null,
            AccessorList: { } accessors, Type: NullableTypeSyntax { ElementType: PredefinedTypeSyntax type }
        } property,
    }
        && arguments[0] is { NameColon: null, NameEquals: null, Expression: LiteralExpressionSyntax literal }
            && literal.IsKind(SyntaxKind.StringLiteralExpression)
        && TagTypes.IsKeyword(type.Keyword.Kind(), found.IsTag)
        && property.Modifiers.IsPartial() && MemberRules.AreAllowed(property.Modifiers)
        && accessors.Accessors is { Count: 2 } both && both[0].IsKind(SyntaxKind.GetAccessorDeclaration)
            && both[1].IsKind(SyntaxKind.SetAccessorDeclaration)
        && IsPlain(both[0]) && IsPlain(both[1]);

    /// <summary>Returns a <see cref="TagModel"/> or a <see cref="MetricModel"/>, or reports a problem with the name.</summary>
    internal static object? Parse(TagPropertySyntax found, INamedTypeSymbol type, TagNames names)
    {
        var property = (PropertyDeclarationSyntax)found.Property;
        var literal = (LiteralExpressionSyntax)found.Attribute!.ArgumentList!.Arguments[0].Expression;
        string name = property.Identifier.ValueText;
        string key = literal.Token.ValueText;
        if (!names.TryAdd(key, $"'{type.Name}.{name}'", literal.GetLocation())) return null;

        var declaration = new TagProperty(
            MemberRules.RepeatedModifiers(property.Modifiers),
            ((PredefinedTypeSyntax)((NullableTypeSyntax)property.Type).ElementType).Keyword.ValueText,
            IsOblivious: false,
            name,
            Accessors.ModifiersOf(property, SyntaxKind.GetAccessorDeclaration),
            Accessors.ModifiersOf(property, SyntaxKind.SetAccessorDeclaration));
        return found.IsTag ? new TagModel(key, declaration, null) : new MetricModel(key, declaration);
    }

    private static bool IsPlain(AccessorDeclarationSyntax accessor) => accessor is { Body: null, ExpressionBody: null };
}
