using Microsoft.CodeAnalysis;

namespace SpanPack.Architecture.Tests.Api;

/// <summary>
/// What an assembly offers: a line a type, then a line for each of its members that others can see, in C# notation. Types and members are
/// in the order of their names.
/// </summary>
internal static class PublicApi
{
    internal static string[] Of(Compilation compilation)
        => [.. TypesOf(compilation).OrderBy(TypeName, StringComparer.Ordinal).SelectMany(Lines)];

    /// <summary>All types that others can see, nested ones too.</summary>
    internal static IEnumerable<INamedTypeSymbol> TypesOf(Compilation compilation) => Visible(compilation.Assembly.GlobalNamespace);

    private static IEnumerable<INamedTypeSymbol> Visible(INamespaceOrTypeSymbol container)
        => from member in container.GetMembers()
           where member is INamespaceSymbol || (member is INamedTypeSymbol && IsVisible(member))
           from type in Visible((INamespaceOrTypeSymbol)member).Concat(member is INamedTypeSymbol self ? [self] : [])
           select type;

    private static IEnumerable<string> Lines(INamedTypeSymbol type)
        => type.GetMembers().Where(IsMember).Select(static member => (member.Name, Line: MemberText.Of(member)))
            .OrderBy(static member => member.Name, StringComparer.Ordinal).ThenBy(static member => member.Line, StringComparer.Ordinal)
            .Select(static member => member.Line).Prepend(TypeText.Of(type));

    private static bool IsMember(ISymbol member) => IsVisible(member) && member switch
    {
        INamedTypeSymbol => false,
        IMethodSymbol { MethodKind: MethodKind.PropertyGet or MethodKind.PropertySet or MethodKind.EventAdd or MethodKind.EventRemove }
            => false,
        // A class without a constructor has one. A positional record has Deconstruct; what else compilers add to records, all of them have.
        IMethodSymbol { IsImplicitlyDeclared: true } method
            => method.Name == "Deconstruct" || (method.MethodKind == MethodKind.Constructor && method.ContainingType.IsReferenceType),
        _ => !member.IsImplicitlyDeclared,
    };

    private static bool IsVisible(ISymbol symbol)
        => symbol.DeclaredAccessibility is Accessibility.Public
            || (symbol.DeclaredAccessibility is Accessibility.Protected or Accessibility.ProtectedOrInternal
                && symbol.ContainingType is { IsSealed: false });

    private static string TypeName(INamedTypeSymbol type) => type.ToDisplayString();
}
