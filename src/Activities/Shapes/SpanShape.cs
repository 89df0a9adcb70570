using System.Diagnostics;

namespace SpanPack;

/// <summary>Spans that are mapped alike: they differ in ids, times and in values that no rule looks at.</summary>
/// <remarks>Safe for any number of threads.</remarks>
[DebuggerDisplay("{Service,nq} {Name,nq} {Resource,nq}: {_variants.Length} variants")]
internal sealed class SpanShape
{
    private const int MaxVariants = 16;

    private SpanVariant[] _variants = []; // replaced as a whole

    internal required string Service { get; init; }

    internal string? Name { get; init; }

    /// <summary>Gets the resource; null where a text of the span is the resource.</summary>
    internal string? Resource { get; init; }

    /// <summary>Gets which text of the span is the resource; -1 for none.</summary>
    internal int ResourceText { get; init; } = -1;

    /// <summary>Gets what computes texts of the span from tags, in the order of the texts: after those of tags.</summary>
    internal ComputedText[] Computed { get; init; } = [];

    /// <summary>Gets which texts of the span are statements.</summary>
    internal StatementHole[] Statements { get; init; } = [];

    /// <summary>Gets whether no more variants are taken.</summary>
    internal bool IsFull => _variants.Length >= MaxVariants;

    /// <summary>Finds how spans of a role are written in traces of a profile; null while that was not learned.</summary>
    internal SpanVariant? Find(ShapeRole role, TraceProfile profile)
    {
        foreach (SpanVariant variant in Volatile.Read(ref _variants))
        {
            if (variant.Role == role && ReferenceEquals(variant.Profile, profile)) return variant;
        }

        return null;
    }

    /// <summary>Adds a variant. For one thread at a time.</summary>
    internal void Add(SpanVariant variant) => Volatile.Write(ref _variants, [.. _variants, variant]);
}
