using System.Collections.Immutable;
using Microsoft.CodeAnalysis;

namespace SpanPack.Generators.Diagnostics;

/// <summary>Every diagnostic of the generator and its analyzers. An id keeps its meaning; ids are never reused.</summary>
internal static partial class Descriptors
{
    private const string Category = "SpanPack";

    /// <summary>Gets the diagnostics with a code fix. A build gets them from the generator, an editor from an analyzer.</summary>
    internal static ImmutableArray<DiagnosticDescriptor> OfDeclarations
        => ImmutableArray.Create(MemberNotPartial, MemberNotStatic, TypeNotPartial, UnsupportedPropertyType, ClassAttributeMissing);
}
