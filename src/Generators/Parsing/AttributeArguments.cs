using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace SpanPack.Generators.Parsing;

/// <summary>Locations of the arguments of an attribute in source.</summary>
internal static class AttributeArguments
{
    /// <summary>Returns the location of one argument, or of the whole attribute.</summary>
    /// <param name="attribute">An attribute of this compilation.</param>
    /// <param name="position">Place of the parameter in the constructor.</param>
    /// <param name="parameter">Name of the parameter, for <c>name: value</c>.</param>
    /// <param name="cancellationToken">Cancels the search in the syntax.</param>
    internal static Location LocationOf(AttributeData attribute, int position, string parameter, CancellationToken cancellationToken)
    {
        if (attribute.ApplicationSyntaxReference?.GetSyntax(cancellationToken) is not AttributeSyntax syntax) return Location.None;
        IEnumerable<AttributeArgumentSyntax> arguments = syntax.ArgumentList?.Arguments ?? Enumerable.Empty<AttributeArgumentSyntax>();
        AttributeArgumentSyntax? argument =
            arguments.FirstOrDefault(a => a.NameColon?.Name.Identifier.ValueText == parameter)
            ?? arguments.Where(static a => a.NameColon is null).ElementAtOrDefault(position);
        return (argument?.Expression ?? (SyntaxNode)syntax).GetLocation();
    }

    /// <summary>
    /// Returns whether all arguments are strings or null. The compiler reports arguments of other types as errors; they occur while code is
    /// being typed.
    /// </summary>
    internal static bool AreTexts(ImmutableArray<TypedConstant> arguments, int count)
        => arguments.Length == count
            && arguments.All(static a => a is { Kind: TypedConstantKind.Primitive, Type.SpecialType: SpecialType.System_String });

    internal static Location LocationOf(AttributeData attribute, CancellationToken cancellationToken)
        => attribute.ApplicationSyntaxReference?.GetSyntax(cancellationToken).GetLocation() ?? Location.None;
}
