using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using SpanPack.Generators.Diagnostics;

namespace SpanPack.Generators.Parsing;

/// <summary>Rules for every member that gets its body from the generator.</summary>
internal static class MemberRules
{
    // What both parts of a partial member must agree on, and what has no meaning for the generated one.
    private static readonly SyntaxKind[] s_repeated =
    [
        SyntaxKind.PublicKeyword, SyntaxKind.ProtectedKeyword, SyntaxKind.InternalKeyword, SyntaxKind.PrivateKeyword,
        SyntaxKind.NewKeyword, SyntaxKind.UnsafeKeyword,
    ];

    /// <summary>The modifiers to print before those that every member of its kind has.</summary>
    internal static string RepeatedModifiers(SyntaxTokenList modifiers)
        => string.Join(" ", modifiers.Where(static m => s_repeated.Contains(m.Kind())).Select(static m => m.ValueText));

    /// <summary>Reports the first modifier that cannot be repeated.</summary>
    internal static bool CheckModifiers(SyntaxTokenList modifiers, string name, bool isStatic, DiagnosticList diagnostics)
    {
        foreach (SyntaxToken modifier in modifiers)
        {
            SyntaxKind kind = modifier.Kind();
            if (kind == SyntaxKind.PartialKeyword || s_repeated.Contains(kind) || (isStatic && kind == SyntaxKind.StaticKeyword)) continue;
            diagnostics.Report(Descriptors.UnsupportedModifier, modifier.GetLocation(), name, modifier.ValueText);
            return false;
        }
        return true;
    }

    /// <summary>Reports when the member has several attributes of the generator. Only the handler of the first one does.</summary>
    /// <returns>Whether the handler of <paramref name="attribute"/> should go on.</returns>
    internal static bool CheckOnlyAttribute(ISymbol member, string attribute, Location location, DiagnosticList diagnostics)
    {
        string[] present = [.. AttributeNames.OfMembers.Where(member.HasAttribute)];
        if (present.Length <= 1) return true;
        if (present[0] == attribute)
        {
            string all = string.Join(" and ", present.Select(static name => $"[{AttributeNames.Short(name)}]"));
            diagnostics.Report(Descriptors.ConflictingAttributes, location, member.Name, all);
        }
        return false;
    }

    /// <summary>Checks that a property is a definition without bodies, and the only part of itself.</summary>
    internal static bool CheckUnimplemented(PropertyDeclarationSyntax property, ISymbol symbol, DiagnosticList diagnostics, CancellationToken cancellationToken)
    {
        bool hasBody = property.ExpressionBody is not null
            || property.Initializer is not null
            || property.AccessorList?.Accessors.Any(static a => a.Body is not null || a.ExpressionBody is not null) == true;
        if (!hasBody && !OtherParts(property, symbol, cancellationToken).Any()) return true;
        diagnostics.Report(Descriptors.AlreadyImplemented, property.Identifier.GetLocation(), "Property", symbol.Name);
        return false;
    }

    // By syntax: Roslyn 4.8 has no PartialImplementationPart for properties.
    private static IEnumerable<PropertyDeclarationSyntax> OtherParts(PropertyDeclarationSyntax property, ISymbol symbol, CancellationToken cancellationToken)
        => symbol.ContainingType.DeclaringSyntaxReferences
            .Select(reference => reference.GetSyntax(cancellationToken))
            .OfType<TypeDeclarationSyntax>()
            .SelectMany(static type => type.Members)
            .OfType<PropertyDeclarationSyntax>()
            .Where(other => other != property
                && other.ExplicitInterfaceSpecifier is null
                && other.Modifiers.IsPartial()
                && other.Identifier.ValueText == property.Identifier.ValueText);
}
