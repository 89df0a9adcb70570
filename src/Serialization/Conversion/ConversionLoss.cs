using System.Diagnostics;

namespace SpanPack;

/// <summary>One kind of data that a conversion could not keep unchanged, for the whole payload.</summary>
/// <remarks>Immutable.</remarks>
[DebuggerDisplay("{ToString(),nq}")]
public sealed record ConversionLoss
{
    /// <summary>Gets or initializes the kind of change.</summary>
    public required ConversionLossKind Kind { get; init; }

    /// <summary>Gets or initializes the data, such as <c>meta_struct</c>.</summary>
    public required string What { get; init; }

    /// <summary>Gets or initializes the number of occurrences; 1 or more.</summary>
    public required int Count { get; init; }

    /// <summary>
    /// Gets or initializes the path of the first occurrence, such as <c>[3][0].meta_struct["appsec"]</c>: chunk 3, span 0. A field of the
    /// payload has its name only.
    /// </summary>
    public required string FirstPath { get; init; }

    /// <summary>Gets or initializes the reason, in a sentence.</summary>
    public required string Explanation { get; init; }

    /// <summary>Returns one line for display.</summary>
    /// <returns>Kind, what, count, first place and explanation.</returns>
    public override string ToString()
    {
        string places = Count == 1 ? $"at {FirstPath}" : $"{Count} times, first at {FirstPath}";
        return $"{Kind.ToString().ToLowerInvariant()}: {What} ({places}): {Explanation}";
    }
}
