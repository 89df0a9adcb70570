using System.Diagnostics;

namespace SpanPack;

/// <summary>One kind of thing that a conversion could not keep as it was, wherever in the payload it occurred.</summary>
/// <remarks>Immutable.</remarks>
[DebuggerDisplay("{ToString(),nq}")]
public sealed record ConversionLoss
{
    /// <summary>Gets or initializes what became of it.</summary>
    public required ConversionLossKind Kind { get; init; }

    /// <summary>Gets or initializes what it is, such as <c>meta_struct</c>.</summary>
    public required string What { get; init; }

    /// <summary>Gets or initializes how many times; 1 or more.</summary>
    public required int Count { get; init; }

    /// <summary>Gets or initializes where it occurred first, such as <c>[3][0].meta_struct["appsec"]</c>: chunk 3, span 0; a field of the payload has its name only.</summary>
    public required string FirstPath { get; init; }

    /// <summary>Gets or initializes why, in a sentence.</summary>
    public required string Explanation { get; init; }

    /// <summary>Says it in one line, for people.</summary>
    /// <returns>Kind, what, count, first place and explanation.</returns>
    public override string ToString()
    {
        string places = Count == 1 ? $"at {FirstPath}" : $"{Count} times, first at {FirstPath}";
        return $"{Kind.ToString().ToLowerInvariant()}: {What} ({places}): {Explanation}";
    }
}
