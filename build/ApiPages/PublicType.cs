using Microsoft.CodeAnalysis;

namespace SpanPack.ApiPages;

/// <summary>A type that users can see.</summary>
/// <param name="Symbol">The type.</param>
/// <param name="Package">The package that it is in.</param>
internal sealed record PublicType(INamedTypeSymbol Symbol, string Package)
{
    private static readonly SymbolDisplayFormat s_name = new(
        typeQualificationStyle: SymbolDisplayTypeQualificationStyle.NameAndContainingTypes,
        genericsOptions: SymbolDisplayGenericsOptions.IncludeTypeParameters);

    /// <summary>Gets the name with type parameters, such as <c>Baggage.Enumerator</c>.</summary>
    internal string Name { get; } = Symbol.ToDisplayString(s_name);

    /// <summary>Gets the id in documentation files.</summary>
    internal string Id { get; } = Symbol.GetDocumentationCommentId()!;

    /// <summary>Gets the name of the page: the id without what file systems do not take.</summary>
    internal string FileName => $"{Id[2..].Replace('`', '-').ToLowerInvariant()}.md";
}
