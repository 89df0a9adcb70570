using Microsoft.CodeAnalysis;
using SpanPack.Architecture.Tests.Api;

namespace SpanPack.Architecture.Tests.Rules;

/// <summary>
/// Public types with data that a debugger would show by the name of the type. Attributes are read by tools, exceptions have their message,
/// enumerators show where they are.
/// </summary>
internal static class DebuggerRules
{
    internal static IEnumerable<string> Unreadable(Compilation compilation)
        => from type in PublicApi.TypesOf(compilation)
           where type.TypeKind is TypeKind.Class or TypeKind.Struct && HasData(type)
           from problem in Problems([.. type.BasesAndSelf()])
           select $"{type.ToDisplayString()} {problem}";

    private static bool HasData(INamedTypeSymbol type)
        => type.GetMembers()
            .OfType<IPropertySymbol>()
            .Any(static property => !property.IsStatic && property.DeclaredAccessibility == Accessibility.Public)
            && type.GetMembers("MoveNext").IsEmpty
                && !type.BasesAndSelf().Any(static based => based.Name is nameof(Attribute) or nameof(Exception));

    private static IEnumerable<string> Problems(INamedTypeSymbol[] bases)
    {
        if (!bases.Any(static type => type.GetMembers(nameof(ToString)).Length > 0
            && type.SpecialType is not (SpecialType.System_Object or SpecialType.System_ValueType)))
            yield return "has no text: override ToString";
        if (!bases.Any(static type =>
            type.GetAttributes().Any(static attribute => attribute.AttributeClass!.Name == "DebuggerDisplayAttribute")))
            yield return "has no DebuggerDisplay";
    }

    private static IEnumerable<INamedTypeSymbol> BasesAndSelf(this INamedTypeSymbol type)
        => type.BaseType is { } based ? BasesAndSelf(based).Prepend(type) : [type];
}
