using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
using SpanPack.Generators.Diagnostics;

namespace SpanPack.Generators.Parsing;

/// <summary>What came of one annotated member or class: a model to print, if there is anything to print, and what is wrong with it.</summary>
internal sealed class Parsed<T>
    where T : class, IEquatable<T>
{
    private readonly Location _location;
    private readonly ImmutableArray<Diagnostic> _diagnostics;

    private Parsed(T? model, Location location, DiagnosticList diagnostics)
    {
        Model = model;
        _location = location;
        _diagnostics = diagnostics.ToImmutable();
    }

    internal T? Model { get; }

    /// <summary>Parses one match. An exception becomes a diagnostic: it must cost no other class.</summary>
    internal static Parsed<T> From(
        GeneratorAttributeSyntaxContext match, Func<GeneratorAttributeSyntaxContext, DiagnosticList, CancellationToken, T?> parse, CancellationToken cancellationToken)
    {
        var diagnostics = new DiagnosticList();
        Location location = match.TargetNode.NameLocation();
        T? model = null;
        Guard.Run(match, diagnostics, () =>
        {
            if (IsFirst(match)) model = parse(match, diagnostics, cancellationToken);
        });
        return new Parsed<T>(model, location, diagnostics);
    }

    /// <summary>What is wrong, and why the model was not printed if it was not.</summary>
    internal IEnumerable<Diagnostic> DiagnosticsWith(ImmutableArray<Printed<T>> failures)
    {
        if (failures.IsEmpty || Model is null || failures.FirstOrDefault(failed => failed.Model.Equals(Model)) is not { } own) return _diagnostics;
        string name = _location.SourceTree!.GetText().ToString(_location.SourceSpan);
        return _diagnostics.Add(Diagnostic.Create(Descriptors.GeneratorFailed, _location, name, own.Failure));
    }

    // Two parts of one class may both have the attribute, which the compiler reports. There is one model a class: that of the first.
    private static bool IsFirst(GeneratorAttributeSyntaxContext match)
    {
        INamedTypeSymbol? attribute = match.Attributes[0].AttributeClass;
        SyntaxReference? first = match.TargetSymbol.GetAttributes()
            .FirstOrDefault(other => SymbolEqualityComparer.Default.Equals(other.AttributeClass, attribute))?.ApplicationSyntaxReference;
        return first is null || (first.SyntaxTree == match.TargetNode.SyntaxTree && match.TargetNode.Span.Contains(first.Span));
    }
}
