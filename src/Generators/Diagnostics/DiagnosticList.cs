using System.Collections.Immutable;
using Microsoft.CodeAnalysis;

namespace SpanPack.Generators.Diagnostics;

/// <summary>The problems that a parser found, in the order it found them.</summary>
internal sealed class DiagnosticList
{
    private readonly ImmutableArray<Diagnostic>.Builder _found = ImmutableArray.CreateBuilder<Diagnostic>();

    /// <summary>Adds a diagnostic. The location must be in source, so that <c>#pragma warning</c> can suppress it.</summary>
    internal void Report(DiagnosticDescriptor descriptor, Location location, params object[] arguments)
        => _found.Add(Diagnostic.Create(descriptor, location, arguments));

    /// <summary>Returns an exception on one line, for a message.</summary>
    internal static string Describe(Exception exception)
        => $"{exception.GetType().Name}: {exception.Message.Replace('\r', ' ').Replace('\n', ' ')}";

    internal ImmutableArray<Diagnostic> ToImmutable() => _found.ToImmutable();
}
