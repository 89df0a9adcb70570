using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using SpanPack.Generators.Diagnostics;

namespace SpanPack.Generators.Parsing;

/// <summary>
/// Finds missing parts of declarations that the generator would otherwise implement: a modifier, a <c>?</c>, a class attribute. Code fixes
/// can add these.
/// </summary>
internal static class DeclarationRules
{
    /// <summary>Reports <c>[Tag]</c> and <c>[Metric]</c> on a member of a class that is not a tag class.</summary>
    /// <returns>Whether there are none.</returns>
    internal static bool CheckOwner(ISymbol member, string[] attributes, DiagnosticList diagnostics, CancellationToken cancellationToken)
    {
        if (member.ContainingType is not { IsImplicitClass: false } type || type.HasAttribute(AttributeNames.SpanTags)) return true;
        AttributeData[] orphans = [.. member.GetAttributes().Where(attribute => NameOf(attribute, attributes) is not null)];
        foreach (AttributeData orphan in orphans) ReportOrphan(orphan, member, type, diagnostics, cancellationToken);
        return orphans.Length == 0;
    }

    /// <summary>Reports <c>[ConstantTag]</c> on a class that is not a tag class.</summary>
    internal static void CheckOwner(INamedTypeSymbol type, DiagnosticList diagnostics, CancellationToken cancellationToken)
    {
        if (type.HasAttribute(AttributeNames.SpanTags)) return;
        foreach (AttributeData orphan in ConstantTagParser.AttributesOf(type))
            ReportOrphan(orphan, type, type, diagnostics, cancellationToken);
    }

    /// <summary>
    /// Reports a missing modifier of a member, or a type that a tag cannot have. The member must have exactly one kind of attribute of the
    /// generator.
    /// </summary>
    internal static void CheckMember(SyntaxNode node, ISymbol symbol, string attribute, DiagnosticList diagnostics,
        CancellationToken cancellationToken)
    {
        if (node is not (PropertyDeclarationSyntax { ExplicitInterfaceSpecifier: null }
            or MethodDeclarationSyntax { ExplicitInterfaceSpecifier: null }))
            return;
        var member = (MemberDeclarationSyntax)node;
        bool isOfTagClass = Array.IndexOf(AttributeNames.OfTags, attribute) >= 0;
        Location location = member.NameLocation();
        string kind = member is PropertyDeclarationSyntax ? "Property" : "Method";
        if (!member.Modifiers.IsPartial())
            diagnostics.Report(Descriptors.MemberNotPartial, location, kind, symbol.Name);
        else if (!isOfTagClass && !member.Modifiers.Any(SyntaxKind.StaticKeyword))
            diagnostics.Report(Descriptors.MemberNotStatic, location, kind, symbol.Name);
        else if (!isOfTagClass)
            CheckTypes(symbol.ContainingType, symbol.Name, location, diagnostics, cancellationToken);
        else if (symbol is IPropertySymbol property && member is PropertyDeclarationSyntax declaration)
            CheckPropertyType(property, declaration, attribute == AttributeNames.Tag, diagnostics);
    }

    /// <summary>Reports the first type, from the inside, that is not partial.</summary>
    internal static void CheckTypes(INamedTypeSymbol type, string needed, Location location, DiagnosticList diagnostics,
        CancellationToken cancellationToken)
    {
        for (INamedTypeSymbol? current = type; current is not null; current = current.ContainingType)
        {
            // No modifier can help: another diagnostic says so.
            if (TypeContextParser.IsUnsupported(current)) return;
            if (TypeContextParser.IsPartial(current, cancellationToken)) continue;
            diagnostics.Report(Descriptors.TypeNotPartial, location, current.Name, needed);
            return;
        }
    }

    /// <summary>Returns the name of an attribute, if it is one of these.</summary>
    internal static string? NameOf(AttributeData attribute, string[] names)
        => attribute.AttributeClass is { } type ? Array.Find(names, type.HasMetadataName) : null;

    private static void CheckPropertyType(IPropertySymbol property, PropertyDeclarationSyntax declaration, bool isTag,
        DiagnosticList diagnostics)
    {
        // A type that cannot be found: the compiler reports that.
        if (TagTypes.TryRead(property, isTag, out ITypeSymbol valueType) || valueType.TypeKind == TypeKind.Error) return;
        string refKind = property.RefKind == RefKind.None ? "" : "ref ";
        diagnostics.Report(
            Descriptors.UnsupportedPropertyType, declaration.Type.GetLocation(),
            property.Name, refKind + property.Type.ToDisplayString(), isTag
                ? "a tag"
                : "a metric", isTag
                ? TagTypes.ForTags
                : TagTypes.ForMetrics);
    }

    private static void ReportOrphan(AttributeData attribute, ISymbol owner, INamedTypeSymbol type, DiagnosticList diagnostics,
        CancellationToken cancellationToken)
        => diagnostics.Report(
            Descriptors.ClassAttributeMissing, AttributeArguments.LocationOf(attribute, cancellationToken),
                AttributeNames.Short(attribute.AttributeClass!), owner.Name, type.Name);
}
