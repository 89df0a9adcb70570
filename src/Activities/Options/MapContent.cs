namespace SpanPack;

/// <summary>Holds a dictionary of options, and compares it by its pairs in any order. Null and an empty dictionary differ.</summary>
/// <param name="Items">The dictionary; null for none.</param>
internal readonly record struct MapContent(IReadOnlyDictionary<string, string>? Items)
{
    public bool Equals(MapContent other)
        => ReferenceEquals(Items, other.Items)
            || (Items is not null && other.Items is not null && Items.ToHashSet().SetEquals(other.Items));

    public override int GetHashCode()
    {
        int hash = 0;
        foreach ((string key, string value) in Items ?? new Dictionary<string, string>()) hash ^= HashCode.Combine(key, value);
        return hash;
    }
}
