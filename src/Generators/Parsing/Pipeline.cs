using Microsoft.CodeAnalysis;
using SpanPack.Generators.Diagnostics;
using SpanPack.Generators.Emitting;
using SpanPack.Generators.Model;

namespace SpanPack.Generators.Parsing;

/// <summary>The shape of every pipeline: find an attribute, parse, model, print.</summary>
internal static class Pipeline
{
    /// <summary>Registers two outputs: a moved line may change a diagnostic, but must not print source again.</summary>
    internal static void RegisterOutputs<T>(
        this IncrementalGeneratorInitializationContext context,
        string attribute,
        Func<GeneratorAttributeSyntaxContext, DiagnosticList, CancellationToken, T?> parse,
        string trackingName,
        Func<T, PrintedFile> print,
        Func<SyntaxNode, bool>? isCandidate = null)
        where T : class, IEquatable<T>
    {
        // Every node, mostly: an attribute on a member that is not supported must be reported, not passed over.
        IncrementalValuesProvider<Parsed<T>> parsed = context.SyntaxProvider.ForAttributeWithMetadataName(
            attribute, predicate: (node, _) => isCandidate is null
                || isCandidate(node), transform: (match, cancellationToken) => Parsed<T>.From(match, parse, cancellationToken));

        IncrementalValuesProvider<Printed<T>> printed = parsed
            .Where(static p => p.Model is not null)
            .Select(static (p, _) => p.Model!)
            .WithTrackingName(trackingName)
            .Select((model, _) => Printed<T>.From(model, print));
        context.RegisterFiles(printed);
        context.RegisterFiles(parsed
            .Where(static p => p.StandIn is not null)
            .Select(static (p, _) => p.StandIn!)
            .Select((model, _) =>
                Printed<StandInModel>.From(model,
                    standIn => new PrintedFile(StandInEmitter.HintNameOf(standIn, trackingName), StandInEmitter.Emit(standIn)))));

        context.RegisterSourceOutput(
            parsed.Combine(printed.Where(static p => p.Failure is not null).Collect())
                .SelectMany(static (pair, _) => pair.Left.DiagnosticsWith(pair.Right))
                .Combine(context.AnalyzerConfigOptionsProvider.Select(static (options, _) => DesignTime.Is(options))),
            static (output, pair) =>
            {
                // An editor has these from the analyzer.
                if (!pair.Right || !Descriptors.OfDeclarations.Contains(pair.Left.Descriptor)) output.ReportDiagnostic(pair.Left);
            });
    }

    private static void RegisterFiles<T>(this IncrementalGeneratorInitializationContext context,
        IncrementalValuesProvider<Printed<T>> printed)
        where T : class, IEquatable<T>
        => context.RegisterSourceOutput(
            printed.Combine(printed.RepeatedNames()),
            static (output, pair) =>
            {
                if (pair.Left.File is { } file && !pair.Right.Contains(file.HintName, StringComparer.OrdinalIgnoreCase))
                    output.AddSource(file.HintName, file.Text);
            });

    // Two files of one name would end the run for the whole project. They are of two types of one name, which the compiler reports.
    private static IncrementalValueProvider<EquatableArray<string>> RepeatedNames<T>(this IncrementalValuesProvider<Printed<T>> printed)
        where T : class, IEquatable<T>
        => printed.Where(static p => p.File is not null).Select(static (p, _) => p.File!.HintName).Collect().Select(static (names, _) =>
        {
            var seen = new HashSet<string>(StringComparer.OrdinalIgnoreCase);
            return new EquatableArray<string>(names.Where(name => !seen.Add(name)));
        });
}
