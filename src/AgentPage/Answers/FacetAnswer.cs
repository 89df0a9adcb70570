namespace SpanPack;

/// <summary>The values of a facet, those of most traces first.</summary>
internal sealed record FacetAnswer
{
    public required IReadOnlyList<FacetValue> Values { get; init; }

    /// <summary>Gets how many others there are.</summary>
    public int? More { get; init; }
}
