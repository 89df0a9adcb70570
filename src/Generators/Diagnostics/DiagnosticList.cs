using System.Collections.Immutable;
using Microsoft.CodeAnalysis;

namespace SpanPack.Generators.Diagnostics;

/// <summary>What a parser found wrong, in the order it found it.</summary>
internal sealed class DiagnosticList
{
    private readonly ImmutableArray<Diagnostic>.Builder _found = ImmutableArray.CreateBuilder<Diagnostic>();

    /// <summary>The location is a real one, so that <c>#pragma warning</c> can reach it.</summary>
    internal void Report(DiagnosticDescriptor descriptor, Location location, params object[] arguments)
        => _found.Add(Diagnostic.Create(descriptor, location, arguments));

    /// <summary>An exception on one line, for a message.</summary>
    internal static string Describe(Exception exception) => $"{exception.GetType().Name}: {exception.Message.Replace('\r', ' ').Replace('\n', ' ')}";

    internal ImmutableArray<Diagnostic> ToImmutable() => _found.ToImmutable();
}
