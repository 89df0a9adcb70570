using System.Diagnostics;

namespace SpanPack;

/// <summary>Spans with the same mapping: they differ in ids, times and in values that no rule reads.</summary>
/// <remarks>Safe for any number of threads.</remarks>
[DebuggerDisplay("{Service,nq} {Name,nq} {Resource,nq}: {_variants.Length} variants")]
internal sealed class SpanShape
{
    private const int MaxVariants = 16;

    private SpanVariant[] _variants = []; // replaced as a whole

    internal required string Service { get; init; }

    internal string? Name { get; init; }

    /// <summary>Gets the resource; null if a text of the span is the resource.</summary>
    internal string? Resource { get; init; }

    /// <summary>Gets the index of the text that is the resource; −1 for none.</summary>
    internal int ResourceText { get; init; } = -1;

    /// <summary>Gets the computations of texts from tags, in the order of the texts, which follow those of tags.</summary>
    internal ComputedText[] Computed { get; init; } = [];

    /// <summary>Gets the texts of the span that are statements.</summary>
    internal StatementHole[] Statements { get; init; } = [];

    /// <summary>Gets whether no more variants are accepted.</summary>
    internal bool IsFull => _variants.Length >= MaxVariants;

    /// <summary>Finds the encoding of spans of a role in traces of a profile; null until it was learned.</summary>
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
