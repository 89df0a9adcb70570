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
        Next() = item;
        Publish();
    }

    /// <summary>The entry after the last one, default, to be filled where it is: what is built elsewhere and copied waits until it has been stored. Then comes <see cref="Publish"/>.</summary>
    /// <param name="expected">The entries that are likely to come, this one included; 0 when that is not known.</param>
    [System.Diagnostics.CodeAnalysis.UnscopedRef]
    internal ref T Next(int expected = 0)
    {
        T[]? items = _items;
        if (items is null || _count == items.Length) items = Grow(expected);
        return ref items[_count];
    }

    /// <summary>Makes what <see cref="Next"/> returned an entry.</summary>
    internal void Publish() => Volatile.Write(ref _count, _count + 1);

    /// <summary>Goes on with a copy: who has taken the entries keeps them as they are.</summary>
    internal void Renew()
    {
        if (_items is { } items) Volatile.Write(ref _items, (T[])items.Clone());
    }

    /// <summary>Begins anew with the room that there is. Nobody else may have taken the entries.</summary>
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
