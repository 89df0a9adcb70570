using Microsoft.CodeAnalysis;

namespace SpanPack.Architecture.Tests.Api;

/// <summary>A type in C# notation, without its members.</summary>
internal static class TypeText
{
    private static readonly SymbolDisplayFormat s_name = new(
        typeQualificationStyle: SymbolDisplayTypeQualificationStyle.NameAndContainingTypesAndNamespaces,
        genericsOptions: SymbolDisplayGenericsOptions.IncludeTypeParameters | SymbolDisplayGenericsOptions.IncludeTypeConstraints);

    internal static string Of(INamedTypeSymbol type)
    {
        string bases = string.Join(", ", BasesOf(type).Select(static based => based.ToDisplayString(MemberText.TypeFormat)));
        return $"{AttributeText.Of(type)}public {Modifiers(type)}{Keyword(type)} "
            + $"{type.ToDisplayString(s_name)}{(bases.Length == 0 ? "" : " : ")}{bases}";
    }

    private static string Modifiers(INamedTypeSymbol type) => type switch
    {
        { TypeKind: TypeKind.Struct } => $"{(type.IsReadOnly ? "readonly " : "")}{(type.IsRefLikeType ? "ref " : "")}",
        { TypeKind: not TypeKind.Class } => "",
        { IsStatic: true } => "static ",
        { IsAbstract: true } => "abstract ",
        { IsSealed: true } => "sealed ",
        _ => "",
    };

    private static string Keyword(INamedTypeSymbol type) => type switch
    {
        { IsRecord: true } => type.IsValueType ? "record struct" : "record",
        _ => type.TypeKind.ToString().ToLowerInvariant(),
    };

    private static IEnumerable<INamedTypeSymbol> BasesOf(INamedTypeSymbol type)
    {
        IEnumerable<INamedTypeSymbol> interfaces = type.Interfaces.OrderBy(static based => based.ToDisplayString(), StringComparer.Ordinal);
        return type is
        {
            TypeKind: TypeKind.Class,
            BaseType: { SpecialType: not SpecialType.System_Object } based
        } ? interfaces.Prepend(based)
            : type is { TypeKind: TypeKind.Enum, EnumUnderlyingType: { } number } ? [number]
            : interfaces;
    }
}
