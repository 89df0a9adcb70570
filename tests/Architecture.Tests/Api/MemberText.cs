using Microsoft.CodeAnalysis;

namespace SpanPack.Architecture.Tests.Api;

/// <summary>A member in C# notation, with the name of its type.</summary>
internal static class MemberText
{
    private static readonly SymbolDisplayFormat s_format = new(
        typeQualificationStyle: SymbolDisplayTypeQualificationStyle.NameAndContainingTypes,
        genericsOptions: SymbolDisplayGenericsOptions.IncludeTypeParameters | SymbolDisplayGenericsOptions.IncludeTypeConstraints
            | SymbolDisplayGenericsOptions.IncludeVariance,
        memberOptions: SymbolDisplayMemberOptions.IncludeAccessibility | SymbolDisplayMemberOptions.IncludeConstantValue
            | SymbolDisplayMemberOptions.IncludeContainingType
            | SymbolDisplayMemberOptions.IncludeExplicitInterface | SymbolDisplayMemberOptions.IncludeModifiers
                | SymbolDisplayMemberOptions.IncludeParameters
            | SymbolDisplayMemberOptions.IncludeRef | SymbolDisplayMemberOptions.IncludeType,
        parameterOptions: SymbolDisplayParameterOptions.IncludeDefaultValue | SymbolDisplayParameterOptions.IncludeExtensionThis
            | SymbolDisplayParameterOptions.IncludeModifiers
            | SymbolDisplayParameterOptions.IncludeName | SymbolDisplayParameterOptions.IncludeType,
        miscellaneousOptions: SymbolDisplayMiscellaneousOptions.IncludeNullableReferenceTypeModifier
            | SymbolDisplayMiscellaneousOptions.UseSpecialTypes
            | SymbolDisplayMiscellaneousOptions.EscapeKeywordIdentifiers);

    /// <summary>How types are written that a member has: without namespaces.</summary>
    internal static SymbolDisplayFormat TypeFormat => s_format;

    internal static string Of(ISymbol member)
        => $"{AttributeText.Of(member)}{member.ToDisplayString(s_format)}"
            + $"{(member as IPropertySymbol is { } property ? Accessors(property) : "")}";

    private static string Accessors(IPropertySymbol property)
    {
        string get = property.GetMethod is { } getter ? Accessor(getter, property, "get") : "";
        string set = property.SetMethod is { } setter ? Accessor(setter, property, setter.IsInitOnly ? "init" : "set") : "";
        return $" {{{get}{set} }}";
    }

    // One that others cannot see is none.
    private static string Accessor(IMethodSymbol accessor, IPropertySymbol property, string name) => accessor.DeclaredAccessibility switch
    {
        var same when same == property.DeclaredAccessibility => $" {name};",
        Accessibility.Protected or Accessibility.ProtectedOrInternal => $" protected {name};",
        _ => "",
    };
}
