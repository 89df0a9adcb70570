using System.Text.RegularExpressions;
using System.Xml.Linq;
using Microsoft.CodeAnalysis;
using SpanPack.Architecture.Tests.Api;

namespace SpanPack.Architecture.Tests.Rules;

/// <summary>Public types whose documentation leaves open which threads may use them.</summary>
internal static partial class ThreadRules
{
    internal static IEnumerable<string> Silent(Compilation compilation)
        => from type in PublicApi.TypesOf(compilation)
           where !IsClear(type) && !Said().IsMatch(TextOf(type))
           select $"{type.ToDisplayString()} does not say which threads may use it";

    // Nothing of these changes, or they are used by one thread alone.
    private static bool IsClear(INamedTypeSymbol type)
        => type.TypeKind is TypeKind.Enum or TypeKind.Delegate || IsOrDerivesFrom(type, "Attribute") || IsOrDerivesFrom(type, "Exception")
            || (type.IsStatic && type.GetMembers().All(IsConstant));

    private static bool IsConstant(ISymbol member) => member switch
    {
        IFieldSymbol { IsConst: true } or INamedTypeSymbol => true,
        // Bytes of the assembly.
        IPropertySymbol { SetMethod: null, Type.Name: "ReadOnlySpan" } => true,
        IMethodSymbol { AssociatedSymbol: IPropertySymbol property } => IsConstant(property),
        _ => false,
    };

    private static bool IsOrDerivesFrom(INamedTypeSymbol? type, string name)
        => type is not null && (type.Name == name || IsOrDerivesFrom(type.BaseType, name));

    private static string TextOf(INamedTypeSymbol type)
    {
        string comment = type.GetDocumentationCommentXml() is { Length: > 0 } xml ? xml : "<doc/>";
        return string.Join(' ',
            XElement.Parse(comment)
                .Elements()
                .Where(static part => part.Name.LocalName is "summary" or "remarks")
                .Select(static part => part.Value));
    }

    [GeneratedRegex(@"\bthreads?\b|\bImmutable\b", RegexOptions.CultureInvariant)]
    private static partial Regex Said();
}
