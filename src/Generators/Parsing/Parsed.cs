using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
using SpanPack.Generators.Diagnostics;
using SpanPack.Generators.Model;

namespace SpanPack.Generators.Parsing;

/// <summary>The result for one annotated member or class: a model to print, if any, and its diagnostics.</summary>
internal sealed class Parsed<T>
    where T : class, IEquatable<T>
{
    private readonly Location _location;
    private readonly ImmutableArray<Diagnostic> _diagnostics;

    private Parsed(T? model, StandInModel? standIn, Location location, DiagnosticList diagnostics)
    {
        Model = model;
        StandIn = standIn;
        _location = location;
        _diagnostics = diagnostics.ToImmutable();
    }

    internal T? Model { get; }

    /// <summary>Gets the stand-in that is printed in place of the model, or null.</summary>
    internal StandInModel? StandIn { get; }

    /// <summary>Parses one match. An exception becomes a diagnostic, so that other classes are still generated.</summary>
    internal static Parsed<T> From(
        GeneratorAttributeSyntaxContext match, Func<GeneratorAttributeSyntaxContext, DiagnosticList, CancellationToken, T?> parse,
            CancellationToken cancellationToken)
    {
        var diagnostics = new DiagnosticList();
        Location location = match.TargetNode.NameLocation();
        T? model = null;
        StandInModel? standIn = null;
        Guard.Run(match, diagnostics, () =>
        {
            if (!IsFirst(match)) return;
            model = parse(match, diagnostics, cancellationToken);
            if (model is null && HasBytes(match))
                standIn = StandInParser.Parse(match.TargetNode, match.TargetSymbol, match.SemanticModel, cancellationToken);
        });
        return new Parsed<T>(model, standIn, location, diagnostics);
    }

    /// <summary>Returns the diagnostics, with the reason if the model was not printed.</summary>
    internal IEnumerable<Diagnostic> DiagnosticsWith(ImmutableArray<Printed<T>> failures)
    {
        if (failures.IsEmpty || Model is null || failures.FirstOrDefault(failed => failed.Model.Equals(Model)) is not { } own)
            return _diagnostics;
        string name = _location.SourceTree!.GetText().ToString(_location.SourceSpan);
        return _diagnostics.Add(Diagnostic.Create(Descriptors.GeneratorFailed, _location, name, own.Failure));
    }

    // Where there are several attributes, the first one has the member. Those of tags are looked for by class.
    private static bool HasBytes(GeneratorAttributeSyntaxContext match)
        => AttributeNames.OfMembers.FirstOrDefault(match.TargetSymbol.HasAttribute) is AttributeNames.MessagePackString
            or AttributeNames.MessagePackPair
            && match.Attributes[0].AttributeClass?.HasMetadataName(AttributeNames.OfMembers.First(match.TargetSymbol.HasAttribute)) == true;

    // Two parts of one class may both have the attribute, which the compiler reports. There is one model a class: that of the first.
    private static bool IsFirst(GeneratorAttributeSyntaxContext match)
    {
        INamedTypeSymbol? attribute = match.Attributes[0].AttributeClass;
        SyntaxReference? first = match.TargetSymbol.GetAttributes()
            .FirstOrDefault(other => SymbolEqualityComparer.Default.Equals(other.AttributeClass, attribute))?.ApplicationSyntaxReference;
        return first is null || (first.SyntaxTree == match.TargetNode.SyntaxTree && match.TargetNode.Span.Contains(first.Span));
    }
}
