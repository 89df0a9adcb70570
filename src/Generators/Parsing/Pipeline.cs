using System.Collections.Immutable;
using Microsoft.CodeAnalysis;

namespace SpanPack.Generators.Parsing;

/// <summary>The shape of every pipeline: find an attribute, parse, model, print.</summary>
internal static class Pipeline
{
    /// <summary>Registers two outputs: a moved line may change a diagnostic, but must not print source again.</summary>
    internal static void RegisterOutputs<T>(
        this IncrementalGeneratorInitializationContext context,
        string attribute,
        Func<GeneratorAttributeSyntaxContext, CancellationToken, Parsed<T>> parse,
        string trackingName,
        Action<SourceProductionContext, T> print)
        where T : class, IEquatable<T>
    {
        // Every node: an attribute on a member that is not supported must be reported, not passed over.
        IncrementalValuesProvider<Parsed<T>> parsed = context.SyntaxProvider.ForAttributeWithMetadataName(
            attribute, predicate: static (_, _) => true, transform: parse);

        IncrementalValuesProvider<T> models = parsed
            .Where(static p => p.Model is not null)
            .Select(static (p, _) => p.Model!)
            .WithTrackingName(trackingName);

        context.RegisterSourceOutput(models, print);
        context.RegisterSourceOutput(parsed.SelectMany(static (p, _) => p.Diagnostics), static (output, d) => output.ReportDiagnostic(d));
    }

    /// <summary>Registers an output of diagnostics only.</summary>
    internal static void RegisterDiagnostics(
        this IncrementalGeneratorInitializationContext context,
        string attribute,
        Func<GeneratorAttributeSyntaxContext, CancellationToken, ImmutableArray<Diagnostic>> parse)
        => context.RegisterSourceOutput(
            context.SyntaxProvider.ForAttributeWithMetadataName(attribute, predicate: static (_, _) => true, transform: parse).SelectMany(static (found, _) => found),
            static (output, d) => output.ReportDiagnostic(d));
}
