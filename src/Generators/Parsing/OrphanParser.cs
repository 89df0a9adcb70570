using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using SpanPack.Generators.Diagnostics;

namespace SpanPack.Generators.Parsing;

/// <summary>Finds <c>[Tag]</c>, <c>[Metric]</c> and <c>[ConstantTag]</c> where no <c>[SpanTags]</c> makes them count.</summary>
internal static class OrphanParser
{
    /// <summary>
    /// Whether the type around an attribute has no <c>[SpanTags]</c> to be seen beside its own declaration. Symbols are asked for these alone: all properties
    /// of all tag classes would be asked again after each edit of any file.
    /// </summary>
    internal static bool IsSuspect(SyntaxNode node)
        => node.FirstAncestorOrSelf<TypeDeclarationSyntax>() is not { } type || !type.AttributeLists.Any(static list => list.Attributes.Any(IsSpanTags));

    internal static void CheckTag(GeneratorAttributeSyntaxContext match, DiagnosticList diagnostics, CancellationToken cancellationToken)
        => Check(match, AttributeNames.Tag, match.TargetSymbol.ContainingType, diagnostics, cancellationToken);

    internal static void CheckMetric(GeneratorAttributeSyntaxContext match, DiagnosticList diagnostics, CancellationToken cancellationToken)
        => Check(match, AttributeNames.Metric, match.TargetSymbol.ContainingType, diagnostics, cancellationToken);

    internal static void CheckConstantTag(GeneratorAttributeSyntaxContext match, DiagnosticList diagnostics, CancellationToken cancellationToken)
        => Check(match, AttributeNames.ConstantTag, match.TargetSymbol as INamedTypeSymbol, diagnostics, cancellationToken);

    private static void Check(
        GeneratorAttributeSyntaxContext match, string attribute, INamedTypeSymbol? type, DiagnosticList diagnostics, CancellationToken cancellationToken)
    {
        if (type is null || type.HasAttribute(AttributeNames.SpanTags)) return;
        foreach (AttributeData found in match.Attributes)
        {
            // The match also gives attributes of other parts of the type in the same file.
            if (found.ApplicationSyntaxReference is not { } reference || !match.TargetNode.Span.Contains(reference.Span)) continue;
            Location location = AttributeArguments.LocationOf(found, cancellationToken);
            diagnostics.Report(Descriptors.ClassAttributeMissing, location, AttributeNames.Short(attribute), match.TargetSymbol.Name, type.Name);
        }
    }

    private static bool IsSpanTags(AttributeSyntax attribute)
    {
        SimpleNameSyntax? name = attribute.Name switch
        {
            QualifiedNameSyntax qualified => qualified.Right,
            AliasQualifiedNameSyntax qualified => qualified.Name,
            _ => attribute.Name as SimpleNameSyntax,
        };
        return name?.Identifier.ValueText is "SpanTags" or "SpanTagsAttribute";
    }
}
