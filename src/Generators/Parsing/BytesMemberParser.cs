using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using SpanPack.Generators.Diagnostics;
using SpanPack.Generators.Model;

namespace SpanPack.Generators.Parsing;

/// <summary>Reads the static partial property or method that a <c>[MessagePackString]</c> or <c>[MessagePackPair]</c> stands on.</summary>
internal static class BytesMemberParser
{
    /// <summary>Describes the member, or reports why it cannot be implemented.</summary>
    internal static BytesMember? Parse(
        GeneratorAttributeSyntaxContext match, string attribute, DiagnosticList diagnostics, CancellationToken cancellationToken)
    {
        ISymbol symbol = match.TargetSymbol;
        // A member outside of any type: the compiler reports that.
        if (symbol.ContainingType is { IsImplicitClass: true }) return null;
        Location location = match.TargetNode.NameLocation();
        if (!MemberRules.CheckOnlyAttribute(symbol, attribute, location, diagnostics)) return null;
        DeclarationRules.CheckMember(match.TargetNode, symbol, attribute, diagnostics, cancellationToken);

        bool isSupported = (match.TargetNode, symbol) switch
        {
            (PropertyDeclarationSyntax property, IPropertySymbol { ExplicitInterfaceImplementations.IsEmpty: true } info)
                => CheckProperty(property, info, diagnostics, cancellationToken),
            (MethodDeclarationSyntax method, IMethodSymbol { ExplicitInterfaceImplementations.IsEmpty: true } info)
                => CheckMethod(method, info, diagnostics, cancellationToken),
            _ => ReportTarget(match.TargetNode, attribute, location, diagnostics),
        };
        if (!isSupported) return null;

        TypeContext? type = TypeContextParser.Parse(symbol.ContainingType, location, diagnostics, cancellationToken);
        if (type is null) return null;
        string modifiers = MemberRules.RepeatedModifiers(((MemberDeclarationSyntax)match.TargetNode).Modifiers);
        return new BytesMember(type, modifiers, symbol is IPropertySymbol, symbol.Name);
    }

    private static bool CheckProperty(
        PropertyDeclarationSyntax property, IPropertySymbol symbol, DiagnosticList diagnostics, CancellationToken cancellationToken)
    {
        Location location = property.Identifier.GetLocation();
        return CheckDeclaration(property.Modifiers, symbol, diagnostics)
            && LanguageRules.Check(property, symbol.Name, needsPartialProperties: true, diagnostics)
            && CheckSignature(symbol.Type, symbol.RefKind, symbol.Name, property.Type.GetLocation(), diagnostics)
            && OtherDeclarations.Check(property, symbol, location, diagnostics, cancellationToken)
            && CheckAccessors(property, symbol, diagnostics);
    }

    private static bool CheckMethod(
        MethodDeclarationSyntax method, IMethodSymbol symbol, DiagnosticList diagnostics, CancellationToken cancellationToken)
    {
        Location location = method.Identifier.GetLocation();
        if (!CheckDeclaration(method.Modifiers, symbol, diagnostics)
            || !LanguageRules.Check(method, symbol.Name, needsPartialProperties: false, diagnostics)
            || !CheckSignature(symbol.ReturnType, symbol.RefKind, symbol.Name, method.ReturnType.GetLocation(), diagnostics)) return false;

        if (symbol.Arity > 0 || symbol.Parameters.Length > 0)
        {
            string found = symbol.Arity > 0 ? "has type parameters" : "has parameters";
            diagnostics.Report(Descriptors.WrongSignature, location, symbol.Name, found);
            return false;
        }
        return OtherDeclarations.Check(method, symbol, location, diagnostics, cancellationToken);
    }

    // A missing modifier is reported already.
    private static bool CheckDeclaration(SyntaxTokenList modifiers, ISymbol symbol, DiagnosticList diagnostics)
        => modifiers.IsPartial() && modifiers.Any(SyntaxKind.StaticKeyword)
            && MemberRules.CheckModifiers(modifiers, symbol.Name, isStatic: true, diagnostics);

    private static bool CheckSignature(ITypeSymbol type, RefKind refKind, string name, Location location, DiagnosticList diagnostics)
    {
        bool isBytes = type is INamedTypeSymbol
        {
            Name: "ReadOnlySpan",
            ContainingNamespace: { Name: "System", ContainingNamespace.IsGlobalNamespace: true },
            TypeArguments: { Length: 1 } arguments,
        } && arguments[0].SpecialType == SpecialType.System_Byte;
        if (isBytes && refKind == RefKind.None) return true;
        diagnostics.Report(Descriptors.WrongSignature, location, name,
            $"returns '{(refKind == RefKind.None ? "" : "ref ")}{type.ToDisplayString()}'");
        return false;
    }

    private static bool CheckAccessors(PropertyDeclarationSyntax property, IPropertySymbol symbol, DiagnosticList diagnostics)
    {
        if (symbol is { GetMethod: not null, SetMethod: null }) return true;
        diagnostics.Report(Descriptors.UnsupportedAccessor, property.Identifier.GetLocation(), symbol.Name, Accessors.Describe(property),
            "get;");
        return false;
    }

    private static bool ReportTarget(SyntaxNode node, string attribute, Location location, DiagnosticList diagnostics)
    {
        string found = node switch
        {
            AccessorDeclarationSyntax => "an accessor",
            IndexerDeclarationSyntax => "an indexer",
            OperatorDeclarationSyntax or ConversionOperatorDeclarationSyntax => "an operator",
            PropertyDeclarationSyntax or MethodDeclarationSyntax => "an explicit interface implementation",
            _ => "a function",
        };
        diagnostics.Report(
            Descriptors.UnsupportedTarget, location, AttributeNames.Short(attribute), found,
                "it must be on a static partial property or method");
        return false;
    }
}
