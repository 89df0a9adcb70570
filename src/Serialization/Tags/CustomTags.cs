namespace SpanPack;

/// <summary>
/// Tags that were set by name, in the order of their first use. Linear search up to 16, then an index, so that the cost per tag is
/// constant.
/// </summary>
/// <typeparam name="T">See <see cref="CustomTag{T}"/>.</typeparam>
internal struct CustomTags<T>
{
    private const int MaxLinear = 16; // comparing lengths and first characters of 16 keys costs about what one hash does

    private PublishedList<CustomTag<T>> _list;
    private Dictionary<string, int>? _index; // has all entries or is made anew

    internal readonly ReadOnlySpan<CustomTag<T>> Entries => _list.AsSpan();

    /// <summary>See <see cref="PublishedList{T}.Renewals"/>.</summary>
    internal readonly int Renewals => _list.Renewals;

    internal T? Get(string key)
    {
        int index = IndexOf(key);
        return index < 0 ? default : _list.AsSpan()[index].Value;
    }

    /// <summary>
    /// Returns the result of <see cref="Get"/> without the index, for writers: the index belongs to the thread that sets tags.
    /// </summary>
    internal readonly T? Scan(string key)
    {
        foreach (ref readonly CustomTag<T> tag in _list.AsSpan())
        {
            if (tag.Key == key) return tag.Value;
        }

        return default;
    }

    /// <summary>Sets or replaces a value; null removes it. A removed key keeps its place for reuse.</summary>
    internal void Set(string key, T? value, bool shadows)
    {
        if (!TryReplace(key, value, shadows) && value is not null) Append(TagKeys.Get(key), value, shadows);
    }

    /// <summary>Sets or replaces a value whose name comes from a payload.</summary>
    internal void Set(TagKey name, T value)
    {
        if (!TryReplace(name.Name, value, shadows: false)) Append(name, value);
    }

    /// <summary>Adds a tag.</summary>
    /// <param name="name">Its name, which is new to the list.</param>
    /// <param name="value">Its value; not null.</param>
    /// <param name="shadows">See <see cref="CustomTag{T}.Shadows"/>.</param>
    /// <param name="expected">The expected number of tags, this one included; 0 if unknown.</param>
    internal void Append(TagKey name, T value, bool shadows = false, int expected = 0)
    {
        ref CustomTag<T> tag = ref _list.Next(expected);
        tag.Name = name;
        tag.Value = value;
        tag.Shadows = shadows;
        _list.Publish();
        if (_index is { } index) index[name.Name] = _list.Count - 1;
    }

    /// <summary>Returns the index of a tag, even if it was removed; −1 for a new name.</summary>
    internal int Find(string key) => IndexOf(key);

    /// <summary>Returns the value at an index of <see cref="Find"/>.</summary>
    internal readonly ref T At(int place) => ref _list.AsSpan()[place].Value;

    internal void Remove(string key)
    {
        int index = IndexOf(key);
        if (index >= 0) _list.AsSpan()[index].Value = default!;
    }

    /// <summary>See <see cref="PublishedList{T}.Share"/>.</summary>
    internal readonly CustomTags<T> Share() => new() { _list = _list.Share() };

    /// <summary>See <see cref="PublishedList{T}.Renew"/>.</summary>
    internal void Renew() => _list.Renew();

    /// <summary>See <see cref="PublishedList{T}.Reset"/>.</summary>
    internal void Reset()
    {
        _list.Reset();
        _index = null;
    }

    private bool TryReplace(string key, T? value, bool shadows)
    {
        int index = IndexOf(key);
        if (index < 0) return false;
        ref CustomTag<T> tag = ref _list.AsSpan()[index];
        if (shadows) tag.Shadows = true; // before the text: a writer on another thread must not take it for one that nothing hides
        tag.Value = value!;
        tag.Shadows = shadows;
        return true;
    }

    private int IndexOf(string key)
    {
        Span<CustomTag<T>> entries = _list.AsSpan();
        if (entries.Length > MaxLinear) return Index(entries).TryGetValue(key, out int index) ? index : -1;
        for (int i = 0; i < entries.Length; i++)
        {
            if (entries[i].Key == key) return i;
        }

        return -1;
    }

    // Threads that only look may both make one: each is complete.
    private Dictionary<string, int> Index(ReadOnlySpan<CustomTag<T>> entries)
    {
        if (_index is { } known && known.Count == entries.Length) return known;
        var index = new Dictionary<string, int>(entries.Length * 2, StringComparer.Ordinal);
        for (int i = 0; i < entries.Length; i++) index[entries[i].Key] = i;
        Volatile.Write(ref _index, index);
        return index;
    }
}
