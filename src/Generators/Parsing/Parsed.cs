using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
using SpanPack.Generators.Diagnostics;

namespace SpanPack.Generators.Parsing;

/// <summary>What came of one annotated member or class: a model to print, if there is anything to print, and what is wrong with it.</summary>
internal sealed class Parsed<T>(T? model, DiagnosticList diagnostics)
    where T : class
{
    internal T? Model { get; } = model;

    internal ImmutableArray<Diagnostic> Diagnostics { get; } = diagnostics.ToImmutable();
}
