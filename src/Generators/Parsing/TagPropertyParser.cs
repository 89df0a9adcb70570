using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using SpanPack.Generators.Diagnostics;
using SpanPack.Generators.Model;

namespace SpanPack.Generators.Parsing;

/// <summary>Reads a property marked <c>[Tag]</c> or <c>[Metric]</c>.</summary>
internal static class TagPropertyParser
{
    // Both parts must agree on nullability, which an argument of a type around an enum may have.
    private static readonly SymbolDisplayFormat s_type = SymbolDisplayFormat.FullyQualifiedFormat.AddMiscellaneousOptions(
        SymbolDisplayMiscellaneousOptions.IncludeNullableReferenceTypeModifier);

    /// <summary>Returns a <see cref="TagModel"/> or a <see cref="MetricModel"/>, or reports why there is none.</summary>
    internal static object? Parse(TagPropertySyntax found, TagNames names, DiagnosticList diagnostics, CancellationToken cancellationToken)
    {
        if (found.Model.GetDeclaredSymbol(found.Property, cancellationToken) is not IPropertySymbol symbol) return null;
        bool isTag = symbol.HasAttribute(AttributeNames.Tag);
        string attributeName = isTag ? AttributeNames.Tag : AttributeNames.Metric;
        // Both parts of a property have the attributes of either: the one that is written there counts.
        if (symbol.FindAttribute(attributeName)?.ApplicationSyntaxReference is { } written
            && !(written.SyntaxTree == found.Property.SyntaxTree && found.Property.Span.Contains(written.Span))) return null;
        if (!MemberRules.CheckOnlyAttribute(symbol, attributeName, symbol.NameLocation(), diagnostics)) return null;
        DeclarationRules.CheckMember(found.Property, symbol, attributeName, diagnostics, cancellationToken);
        if (!CheckTarget(found.Property, symbol, attributeName, diagnostics, out PropertyDeclarationSyntax property)) return null;
        if (!CheckDeclaration(property, symbol, diagnostics, cancellationToken)) return null;

        AttributeData attribute = symbol.FindAttribute(attributeName)!;
        if (!AttributeArguments.AreTexts(attribute.ConstructorArguments, 1)) return null;
        var key = (string?)attribute.ConstructorArguments[0].Value;
        Location keyLocation = AttributeArguments.LocationOf(attribute, 0, "name", cancellationToken);
        bool isGoodName = names.TryAdd(key, $"'{symbol.ContainingType.Name}.{symbol.Name}'", keyLocation);

        if (!TagTypes.TryRead(symbol, isTag, out ITypeSymbol valueType)) return null;
        TagProperty declaration = Describe(property, symbol, valueType);
        if (!isTag) return isGoodName ? new MetricModel(key!, declaration) : null;

        EnumModel? members = null;
        if (valueType is INamedTypeSymbol { TypeKind: TypeKind.Enum } type)
        {
            members = EnumParser.Parse(type, property.Type.GetLocation(), diagnostics);
            if (members is null) return null;
        }
        return isGoodName ? new TagModel(key!, declaration, members) : null;
    }

    private static TagProperty Describe(PropertyDeclarationSyntax property, IPropertySymbol symbol, ITypeSymbol valueType) => new(
        MemberRules.RepeatedModifiers(property.Modifiers),
        valueType.ToDisplayString(s_type),
        IsOblivious: symbol.Type.IsReferenceType && symbol.NullableAnnotation == NullableAnnotation.None,
        symbol.Name,
        Accessors.ModifiersOf(property, SyntaxKind.GetAccessorDeclaration),
        Accessors.ModifiersOf(property, SyntaxKind.SetAccessorDeclaration));

    private static bool CheckTarget(
        BasePropertyDeclarationSyntax node, IPropertySymbol symbol, string attribute, DiagnosticList diagnostics,
            out PropertyDeclarationSyntax property)
    {
        property = (node as PropertyDeclarationSyntax)!;
        if (property is { ExplicitInterfaceSpecifier: null }) return true;
        string found = symbol.IsIndexer ? "an indexer" : "an explicit interface implementation";
        diagnostics.Report(
            Descriptors.UnsupportedTarget, node.NameLocation(), AttributeNames.Short(attribute), found, "it must be on a partial property");
        return false;
    }

    private static bool CheckDeclaration(
        PropertyDeclarationSyntax property, IPropertySymbol symbol, DiagnosticList diagnostics, CancellationToken cancellationToken)
    {
        Location location = property.Identifier.GetLocation();
        // A missing modifier is reported already.
        if (!property.Modifiers.IsPartial()
            || !MemberRules.CheckModifiers(property.Modifiers, symbol.Name, isStatic: false, diagnostics)
            || !OtherDeclarations.Check(property, symbol, location, diagnostics, cancellationToken)) return false;

        // A property that returns a reference cannot have a setter: its type is the mistake.
        if (symbol.RefKind != RefKind.None || symbol is { GetMethod: not null, SetMethod.IsInitOnly: false }) return true;
        diagnostics.Report(Descriptors.UnsupportedAccessor, location, symbol.Name, Accessors.Describe(property), "get; set;");
        return false;
    }
}
