namespace SpanPack;

/// <summary>A list that one thread appends to while others read: entries and count are published in that order.</summary>
/// <typeparam name="T">The type of the entries.</typeparam>
internal struct PublishedList<T>
{
    private T[]? _items;
    private int _count;

    internal readonly int Count => _count;

    internal readonly bool IsEmpty => _count == 0;

    /// <summary>The entries at this moment. The count is read first, so the array read after it has at least as many.</summary>
    internal readonly Span<T> AsSpan()
    {
        int count = Volatile.Read(in _count);
        return count == 0 ? default : Volatile.Read(in _items).AsSpan(0, count);
    }

    internal void Add(T item)
    {
        int count = _count;
        T[]? items = _items;
        if (items is null || count == items.Length)
        {
            var larger = new T[Math.Max(4, count * 2)];
            items?.CopyTo(larger, 0);
            Volatile.Write(ref _items, items = larger);
        }

        items[count] = item;
        Volatile.Write(ref _count, count + 1);
    }
}
