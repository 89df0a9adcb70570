using System.Diagnostics;

namespace SpanPack;

/// <summary>One kind of thing that a conversion could not keep as it was, wherever in the payload it occurred.</summary>
/// <param name="Kind">What became of it.</param>
/// <param name="What">What it is, such as <c>meta_struct</c>.</param>
/// <param name="Count">How many times; 1 or more.</param>
/// <param name="FirstPath">Where it occurred first, such as <c>[3][0].meta_struct["appsec"]</c>: chunk 3, span 0; a field of the payload has its name only.</param>
/// <param name="Explanation">Why, in a sentence.</param>
/// <remarks>Immutable.</remarks>
[DebuggerDisplay("{ToString(),nq}")]
public sealed record ConversionLoss(ConversionLossKind Kind, string What, int Count, string FirstPath, string Explanation)
{
    /// <summary>Says it in one line, for people.</summary>
    /// <returns>Kind, what, count, first place and explanation.</returns>
    public override string ToString()
    {
        string places = Count == 1 ? $"at {FirstPath}" : $"{Count} times, first at {FirstPath}";
        return $"{Kind.ToString().ToLowerInvariant()}: {What} ({places}): {Explanation}";
    }
}
