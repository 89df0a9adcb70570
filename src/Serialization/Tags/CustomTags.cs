namespace SpanPack;

/// <summary>Tags that were set by name, in the order of their first use. Linear search up to 16, then an index, so that n tags cost n times one.</summary>
/// <typeparam name="T"><c>string?</c> or <c>double?</c>.</typeparam>
internal struct CustomTags<T>
{
    private const int MaxLinear = 16; // comparing lengths and first characters of 16 keys costs about what one hash does

    private PublishedList<CustomTag<T>> _list;
    private Dictionary<string, int>? _index;

    internal readonly ReadOnlySpan<CustomTag<T>> Entries => _list.AsSpan();

    internal readonly T? Get(string key)
    {
        int index = IndexOf(key);
        return index < 0 ? default : _list.AsSpan()[index].Value;
    }

    /// <summary>What <see cref="Get"/> gives, for writers: the index belongs to the thread that sets tags.</summary>
    internal readonly T? Scan(string key)
    {
        foreach (ref readonly CustomTag<T> tag in _list.AsSpan())
        {
            if (tag.Key == key) return tag.Value;
        }

        return default;
    }

    /// <summary>Sets, replaces or (null) removes a value. A removed key keeps its place for the next time.</summary>
    internal void Set(string key, T? value, bool shadows)
    {
        int index = IndexOf(key);
        if (index >= 0)
        {
            ref CustomTag<T> tag = ref _list.AsSpan()[index];
            tag.Value = value!;
            tag.Shadows = shadows;
        }
        else if (value is not null)
        {
            Add(new CustomTag<T> { Name = TagKeys.Get(key), Value = value, Shadows = shadows });
        }
    }

    internal readonly void Remove(string key)
    {
        int index = IndexOf(key);
        if (index >= 0) _list.AsSpan()[index].Value = default!;
    }

    private void Add(in CustomTag<T> tag)
    {
        _list.Add(tag);
        if (_list.Count <= MaxLinear) return;
        if (_index is null)
        {
            _index = new Dictionary<string, int>(_list.Count * 2, StringComparer.Ordinal);
            Span<CustomTag<T>> entries = _list.AsSpan();
            for (int i = 0; i < entries.Length; i++) _index[entries[i].Key] = i;
        }
        else
        {
            _index[tag.Key] = _list.Count - 1;
        }
    }

    private readonly int IndexOf(string key)
    {
        if (_index is not null) return _index.TryGetValue(key, out int index) ? index : -1;
        Span<CustomTag<T>> entries = _list.AsSpan();
        for (int i = 0; i < entries.Length; i++)
        {
            if (entries[i].Key == key) return i;
        }

        return -1;
    }
}
