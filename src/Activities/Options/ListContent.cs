namespace SpanPack;

/// <summary>Holds a list of options, and compares it by its items in their order. Null and an empty list differ.</summary>
/// <param name="Items">The list; null for none.</param>
internal readonly record struct ListContent<T>(IReadOnlyList<T>? Items)
{
    public bool Equals(ListContent<T> other)
        => ReferenceEquals(Items, other.Items) || (Items is not null && other.Items is not null && Items.SequenceEqual(other.Items));

    public override int GetHashCode()
    {
        var hash = default(HashCode);
        foreach (T item in Items ?? []) hash.Add(item);
        return hash.ToHashCode();
    }
}
