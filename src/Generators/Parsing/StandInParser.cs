using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using SpanPack.Generators.Model;

namespace SpanPack.Generators.Parsing;

/// <summary>Reads partial members that cannot be implemented as declared and have no body yet.</summary>
internal static class StandInParser
{
    private const string Body = "{ throw null!; }";

    private static readonly SymbolDisplayFormat s_signature = new(
        SymbolDisplayGlobalNamespaceStyle.Included,
        SymbolDisplayTypeQualificationStyle.NameAndContainingTypesAndNamespaces,
        SymbolDisplayGenericsOptions.IncludeTypeParameters | SymbolDisplayGenericsOptions.IncludeTypeConstraints,
        SymbolDisplayMemberOptions.IncludeType | SymbolDisplayMemberOptions.IncludeRef | SymbolDisplayMemberOptions.IncludeParameters,
        parameterOptions: SymbolDisplayParameterOptions.IncludeType | SymbolDisplayParameterOptions.IncludeName
            | SymbolDisplayParameterOptions.IncludeParamsRefOut,
        propertyStyle: SymbolDisplayPropertyStyle.NameOnly,
        miscellaneousOptions: SymbolDisplayMiscellaneousOptions.EscapeKeywordIdentifiers
            | SymbolDisplayMiscellaneousOptions.UseSpecialTypes | SymbolDisplayMiscellaneousOptions.IncludeNullableReferenceTypeModifier);

    /// <summary>
    /// Describes a member. Returns null where a body would not help: the member is not partial, has a body, or the compiler rejects it
    /// anyway.
    /// </summary>
    internal static StandInModel? Parse(SyntaxNode node, ISymbol? symbol, SemanticModel model, CancellationToken cancellationToken)
    {
        if (node is not MemberDeclarationSyntax member || symbol?.ContainingType is not { IsImplicitClass: false } type
            || !member.Modifiers.IsPartial() || member.Modifiers.Any(IsRefused)
            || !OtherDeclarations.IsWithoutBody(member, symbol, cancellationToken)
            || TypeContextParser.Describe(type) is not { } context) return null;

        string? source = (member, symbol) switch
        {
            (PropertyDeclarationSyntax { ExplicitInterfaceSpecifier: null, AccessorList: { } accessors } property, IPropertySymbol info)
                when LanguageRules.HasPartialProperties(node) && !IsUnknown(info.Type)
                    => $"{Signature(property, info)} {{ {Describe(accessors)} }}",
            (MethodDeclarationSyntax { ExplicitInterfaceSpecifier: null } method, IMethodSymbol info)
                when !IsUnknown(info.ReturnType) => $"{Signature(method, info)} {Body}",
            _ => null,
        };
        bool isOblivious = !model.GetNullableContext(node.SpanStart).AnnotationsEnabled();
        return source is null ? null : new StandInModel(context, symbol.Name, source, isOblivious);
    }

    private static string Signature(MemberDeclarationSyntax member, ISymbol symbol)
    {
        // "async" belongs to a body alone, and restricts the return type.
        IEnumerable<string> modifiers = member.Modifiers
            .Where(static modifier => !modifier.IsKind(SyntaxKind.PartialKeyword) && !modifier.IsKind(SyntaxKind.AsyncKeyword))
            .Select(static modifier => modifier.ValueText + " ");
        return $"{string.Concat(modifiers)}partial {symbol.ToDisplayString(s_signature)}";
    }

    private static string Describe(AccessorListSyntax accessors) => string.Join(" ", accessors.Accessors
        .Select(static accessor =>
            $"{string.Concat(accessor.Modifiers.Select(static modifier => modifier.ValueText + " "))}{accessor.Keyword.ValueText} {Body}"));

    // The compiler says itself that these are wrong on a partial member.
    private static bool IsRefused(SyntaxToken modifier)
        => modifier.IsKind(SyntaxKind.AbstractKeyword) || modifier.IsKind(SyntaxKind.ExternKeyword);

    // A type that cannot be found: the compiler reports that, and would once more in the generated file.
    private static bool IsUnknown(ITypeSymbol type)
        => type.TypeKind == TypeKind.Error
            || (type is INamedTypeSymbol { TypeArguments: var arguments }
                && arguments.Any(static argument => argument.TypeKind == TypeKind.Error));
}
