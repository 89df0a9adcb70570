namespace SpanPack;

/// <summary>A queue whose items have numbers without gaps, by which they are found. One thread at a time.</summary>
/// <param name="first">The number of the first item.</param>
internal sealed class NumberedQueue<T>(long first)
    where T : class
{
    private T?[] _items = new T?[64];
    private int _head;

    /// <summary>Gets the number of the oldest item; of the next one if the queue is empty.</summary>
    internal long First { get; private set; } = first;

    internal int Count { get; private set; }

    /// <summary>Gets the number that the next item gets.</summary>
    internal long Next => First + Count;

    internal void Add(T item)
    {
        if (Count == _items.Length) Grow();
        _items[(_head + Count++) & (_items.Length - 1)] = item;
    }

    /// <summary>Finds an item; null if it was removed or does not exist yet.</summary>
    internal T? Find(long number)
        => number < First || number >= Next ? null : _items[(_head + (int)(number - First)) & (_items.Length - 1)];

    /// <summary>Gets items, the newest first.</summary>
    /// <param name="above">Only those with a higher number.</param>
    /// <param name="below">Only those with a lower number.</param>
    /// <param name="most">The maximum number of items.</param>
    internal T[] Newest(long above, long below, int most)
    {
        long end = Math.Min(below, Next);
        var items = new T[(int)Math.Clamp(end - 1 - Math.Max(above, First - 1), 0, most)];
        for (int i = 0; i < items.Length; i++) items[i] = Find(end - 1 - i)!;
        return items;
    }

    internal T RemoveFirst()
    {
        T item = _items[_head]!;
        _items[_head] = null;
        _head = (_head + 1) & (_items.Length - 1);
        First++;
        Count--;
        return item;
    }

    private void Grow()
    {
        var items = new T?[2 * _items.Length];
        for (int i = 0; i < Count; i++) items[i] = _items[(_head + i) & (_items.Length - 1)];
        (_items, _head) = (items, 0);
    }
}
