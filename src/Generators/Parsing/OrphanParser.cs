using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using SpanPack.Generators.Diagnostics;
using SpanPack.Generators.Model;

namespace SpanPack.Generators.Parsing;

/// <summary>Finds attributes of tag classes outside of tag classes.</summary>
internal static class OrphanParser
{
    private const string Mark = "SpanTags";

    /// <summary>
    /// Returns whether a declaration may be outside of a tag class, by syntax alone: nearly all are inside and need no symbol.
    /// </summary>
    internal static bool IsCandidate(SyntaxNode node)
        => node.FirstAncestorOrSelf<TypeDeclarationSyntax>() is not { } type || !type.AttributeLists
        .Any(static list => list.Attributes.Any(static attribute => NameOf(attribute.Name) is Mark or Mark + "Attribute"));

    /// <summary>Creates a stand-in body for a partial member outside of a tag class.</summary>
    internal static StandInModel? Parse(GeneratorAttributeSyntaxContext match, DiagnosticList diagnostics,
        CancellationToken cancellationToken)
    {
        if (match.TargetSymbol is INamedTypeSymbol type)
        {
            DeclarationRules.CheckOwner(type, diagnostics, cancellationToken);
            return null;
        }
        string[] name = [.. AttributeNames.OfTags.Where(tag => match.Attributes[0].AttributeClass?.HasMetadataName(tag) == true)];
        if (DeclarationRules.CheckOwner(match.TargetSymbol, name, diagnostics, cancellationToken)) return null;
        return AttributeNames.OfMembers.FirstOrDefault(match.TargetSymbol.HasAttribute) == name[0]
            ? StandInParser.Parse(match.TargetNode, match.TargetSymbol, match.SemanticModel, cancellationToken)
            : null;
    }

    private static string NameOf(NameSyntax name) => name switch
    {
        SimpleNameSyntax simple => simple.Identifier.ValueText,
        QualifiedNameSyntax qualified => qualified.Right.Identifier.ValueText,
        AliasQualifiedNameSyntax alias => alias.Name.Identifier.ValueText,
        _ => "",
    };
}
