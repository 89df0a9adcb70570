using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
using SpanPack.Generators.Diagnostics;

namespace SpanPack.Generators.Parsing;

/// <summary>Finds <c>[Tag]</c>, <c>[Metric]</c> and <c>[ConstantTag]</c> where no <c>[SpanTags]</c> makes them count.</summary>
internal static class OrphanParser
{
    internal static ImmutableArray<Diagnostic> ParseTag(GeneratorAttributeSyntaxContext match, CancellationToken cancellationToken)
        => ParseMember(match, AttributeNames.Tag, cancellationToken);

    internal static ImmutableArray<Diagnostic> ParseMetric(GeneratorAttributeSyntaxContext match, CancellationToken cancellationToken)
        => ParseMember(match, AttributeNames.Metric, cancellationToken);

    internal static ImmutableArray<Diagnostic> ParseConstantTag(GeneratorAttributeSyntaxContext match, CancellationToken cancellationToken)
        => match.TargetSymbol is INamedTypeSymbol type ? Report(match, AttributeNames.ConstantTag, type, cancellationToken) : ImmutableArray<Diagnostic>.Empty;

    private static ImmutableArray<Diagnostic> ParseMember(GeneratorAttributeSyntaxContext match, string attribute, CancellationToken cancellationToken)
        => match.TargetSymbol.ContainingType is { } type ? Report(match, attribute, type, cancellationToken) : ImmutableArray<Diagnostic>.Empty;

    private static ImmutableArray<Diagnostic> Report(
        GeneratorAttributeSyntaxContext match, string attribute, INamedTypeSymbol type, CancellationToken cancellationToken)
    {
        if (type.HasAttribute(AttributeNames.SpanTags)) return ImmutableArray<Diagnostic>.Empty;

        var diagnostics = new DiagnosticList();
        foreach (AttributeData found in match.Attributes)
        {
            // The match also gives attributes of other parts of the type in the same file.
            if (found.ApplicationSyntaxReference is not { } reference || !match.TargetNode.Span.Contains(reference.Span)) continue;
            Location location = AttributeArguments.LocationOf(found, cancellationToken);
            diagnostics.Report(Descriptors.ClassAttributeMissing, location, AttributeNames.Short(attribute), match.TargetSymbol.Name, type.Name);
        }
        return diagnostics.ToImmutable();
    }
}
