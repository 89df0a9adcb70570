namespace SpanPack;

/// <summary>Holds the headers of a request, and compares them by names in any case and order, and by their values.</summary>
/// <param name="Items">The headers.</param>
internal readonly record struct HeaderContent(IReadOnlyDictionary<string, IReadOnlyList<string>> Items)
{
    public bool Equals(HeaderContent other)
        => ReferenceEquals(Items, other.Items)
            || (Items is not null && other.Items is not null && InOrder().SequenceEqual(other.InOrder()));

    public override int GetHashCode()
    {
        var hash = default(HashCode);
        if (Items is not null) foreach ((string, ListContent<string>) header in InOrder()) hash.Add(header);
        return hash.ToHashCode();
    }

    private IEnumerable<(string Name, ListContent<string> Values)> InOrder()
        => Items.Select(static header => (header.Key.ToUpperInvariant(), new ListContent<string>(header.Value)))
            .OrderBy(static header => header.Item1, StringComparer.Ordinal);
}
