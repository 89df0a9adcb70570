namespace SpanPack.Tool;

/// <summary>The attributes of a span in the order they came. Of one key the last counts: whatever its type when attributes have one, else among those of its kind.</summary>
internal sealed class RecordedAttributes
{
    private readonly List<KeyValuePair<string, TagValue>> _items = [];
    private readonly Dictionary<(string Key, TagValueKind? Kind), int> _index = [];

    internal IReadOnlyList<KeyValuePair<string, TagValue>> Items => _items;

    /// <param name="key">The key.</param>
    /// <param name="value">The value.</param>
    /// <param name="isTyped">Whether a repeated key replaces a value of any kind.</param>
    internal void Add(string key, TagValue value, bool isTyped)
    {
        (string, TagValueKind?) place = (key, isTyped ? null : value.Kind);
        if (_index.TryGetValue(place, out int index))
        {
            _items[index] = new(key, value);
            return;
        }

        _index.Add(place, _items.Count);
        _items.Add(new(key, value));
    }

    /// <summary>Removes those of a kind, or all. What remains is of formats in which kinds are apart.</summary>
    internal void Clear(TagValueKind? kind = null)
    {
        _items.RemoveAll(item => kind is null || item.Value.Kind == kind);
        _index.Clear();
        for (int i = 0; i < _items.Count; i++) _index.Add((_items[i].Key, _items[i].Value.Kind), i);
    }

    internal IEnumerable<KeyValuePair<string, TagValue>> OfKind(TagValueKind kind) => _items.Where(item => item.Value.Kind == kind);

    internal string? Text(string key) => Find(key, TagValueKind.String)?.AsString();

    internal double? Number(string key) => Find(key, TagValueKind.Double)?.AsDouble();

    internal TagValue? Find(string key, TagValueKind kind)
    {
        if (_index.TryGetValue((key, kind), out int index)) return _items[index].Value;
        return _index.TryGetValue((key, null), out index) && _items[index].Value.Kind == kind ? _items[index].Value : (TagValue?)null;
    }
}
