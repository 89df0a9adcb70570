namespace SpanPack;

/// <summary>
/// The attributes of a span in wire order. The last value of a key counts: of any type where attributes are typed, else among values of its
/// kind.
/// </summary>
internal sealed class RecordedAttributes
{
    private const int MostInALoop = 8;

    private readonly List<KeyValuePair<string, TagValue>> _items = [];
    // from more items on: few are compared faster than hashed, long keys above all
    private Dictionary<(string Key, TagValueKind? Kind), int>? _index;

    internal IReadOnlyList<KeyValuePair<string, TagValue>> Items => _items;

    /// <param name="key">The key.</param>
    /// <param name="value">The value.</param>
    /// <param name="isTyped">Whether a repeated key replaces a value of any kind.</param>
    internal void Add(string key, TagValue value, bool isTyped)
    {
        TagValueKind? kind = isTyped ? null : value.Kind;
        if (IndexOf(key, kind) is >= 0 and int index)
        {
            _items[index] = new(key, value);
            return;
        }

        _items.Add(new(key, value));
        if (_index is not null) _index.Add((key, kind), _items.Count - 1);
        else if (_items.Count > MostInALoop) MakeIndex(isTyped);
    }

    internal IEnumerable<KeyValuePair<string, TagValue>> OfKind(TagValueKind kind) => _items.Where(item => item.Value.Kind == kind);

    internal string? Text(string key) => Find(key, TagValueKind.String)?.AsString();

    internal double? Number(string key) => Find(key, TagValueKind.Double)?.AsDouble();

    internal TagValue? Find(string key, TagValueKind kind)
    {
        int index = IndexOf(key, kind);
        if (index < 0) index = IndexOf(key, null);
        return index >= 0 && _items[index].Value.Kind == kind ? _items[index].Value : (TagValue?)null;
    }

    // Without a kind: whatever its kind.
    private int IndexOf(string key, TagValueKind? kind)
    {
        if (_index is not null) return _index.TryGetValue((key, kind), out int index) ? index : -1;
        for (int i = 0; i < _items.Count; i++)
        {
            if ((kind is null || _items[i].Value.Kind == kind) && _items[i].Key == key) return i;
        }

        return -1;
    }

    private void MakeIndex(bool isTyped)
    {
        _index = new Dictionary<(string, TagValueKind?), int>(2 * _items.Count);
        for (int i = 0; i < _items.Count; i++) _index.Add((_items[i].Key, isTyped ? null : _items[i].Value.Kind), i);
    }
}
