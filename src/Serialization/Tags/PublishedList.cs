namespace SpanPack;

/// <summary>A list that one thread appends to while others read: entries and count are published in that order.</summary>
/// <typeparam name="T">The type of the entries.</typeparam>
internal struct PublishedList<T>
{
    private const int MinCapacity = 4;
    private const int MaxExpected = 1024; // room made for entries that may never come
    private const int MaxKept = 128; // entries whose room is kept for the next use: one large list must not stay for ever

    private T[]? _items;
    private int _count;
    private int _renewals;

    internal readonly int Count => _count;

    internal readonly bool IsEmpty => _count == 0;

    /// <summary>Gets how often the entries were replaced by a copy.</summary>
    internal readonly int Renewals => Volatile.Read(in _renewals);

    /// <summary>Returns the current entries. The count is read first, so the array read after it has at least as many.</summary>
    internal readonly Span<T> AsSpan()
    {
        int count = Volatile.Read(in _count);
        return count == 0 ? default : Volatile.Read(in _items).AsSpan(0, count);
    }

    /// <summary>Returns a list with the current entries, which it shares.</summary>
    internal readonly PublishedList<T> Share()
    {
        int count = Volatile.Read(in _count); // first, as in AsSpan
        return count == 0 ? default : new PublishedList<T> { _count = count, _items = Volatile.Read(in _items) };
    }

    internal void Add(T item)
    {
        Next() = item;
        Publish();
    }

    /// <summary>
    /// Returns a reference to the entry after the last one, to be filled in place, because a copy would wait for its stores. Call
    /// <see cref="Publish"/> afterwards.
    /// </summary>
    /// <param name="expected">The expected number of entries, this one included; 0 if unknown.</param>
    [System.Diagnostics.CodeAnalysis.UnscopedRef]
    internal ref T Next(int expected = 0)
    {
        T[]? items = _items;
        if (items is null || _count == items.Length) items = Grow(expected);
        return ref items[_count];
    }

    /// <summary>Publishes the entry that <see cref="Next"/> returned.</summary>
    internal void Publish() => Volatile.Write(ref _count, _count + 1);

    /// <summary>Continues with a copy; readers of the previous entries keep them unchanged.</summary>
    internal void Renew()
    {
        if (_items is { } items) Volatile.Write(ref _items, (T[])items.Clone());
        Volatile.Write(ref _renewals, _renewals + 1);
    }

    /// <summary>Clears the list and keeps its capacity. No other thread may be reading the entries.</summary>
    internal void Reset()
    {
        if (_count == 0) return;
        if (_items!.Length > MaxKept) _items = null;
        else Array.Clear(_items, 0, _count);
        _count = 0;
    }

    private T[] Grow(int expected)
    {
        int capacity = _items is { } items ? items.Length * 2 : expected == 0 ? MinCapacity : Math.Min(expected, MaxExpected);
        var larger = new T[capacity];
        _items?.CopyTo(larger, 0);
        Volatile.Write(ref _items, larger);
        return larger;
    }
}
