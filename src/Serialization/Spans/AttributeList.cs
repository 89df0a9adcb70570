using System.Collections;
using System.Diagnostics;
using System.Text;

namespace SpanPack;

/// <summary>The attributes of a link or an event, in the order they were added. Adding a key again replaces its value.</summary>
/// <remarks>Look-up is linear up to 16 attributes and indexed beyond. Not safe for use by two threads while one of them adds.</remarks>
[DebuggerDisplay("{ToString(),nq}")]
public sealed class AttributeList : IReadOnlyCollection<KeyValuePair<string, TagValue>>
{
    private const int MaxLinear = 16;
    private const int MaxDepth = 64; // as deep as readers go
    private const int MaxLength = 1024 * 1024; // characters, after which no further element begins
    private const char More = '…';

    private KeyValuePair<string, TagValue>[] _items = [];
    private Dictionary<string, int>? _index;

    /// <summary>Gets the number of attributes.</summary>
    public int Count { get; private set; }

    /// <summary>Gets or sets the value of a key.</summary>
    /// <param name="key">The key; not null.</param>
    /// <exception cref="KeyNotFoundException">The key is missing (get).</exception>
    public TagValue this[string key]
    {
        get => TryGetValue(key, out TagValue value) ? value : throw new KeyNotFoundException($"There is no attribute '{key}'.");
        set => Add(key, value);
    }

    /// <summary>Adds an attribute, or replaces the value of its key.</summary>
    /// <param name="key">The key; not null. An attribute with an empty key is not written.</param>
    /// <param name="value">The value.</param>
    /// <exception cref="ArgumentNullException"><paramref name="key"/> is null.</exception>
    public void Add(string key, TagValue value)
    {
        ArgumentNullException.ThrowIfNull(key);
        int index = IndexOf(key);
        if (index >= 0)
        {
            _items[index] = new(key, value);
            return;
        }

        if (Count == _items.Length) Array.Resize(ref _items, Math.Max(4, Count * 2));
        _items[Count++] = new(key, value);
        AddToIndex(key);
    }

    /// <summary>Looks an attribute up.</summary>
    /// <param name="key">The key; not null.</param>
    /// <param name="value">The value when there is one.</param>
    /// <returns>Whether the key is there.</returns>
    public bool TryGetValue(string key, out TagValue value)
    {
        ArgumentNullException.ThrowIfNull(key);
        int index = IndexOf(key);
        value = index < 0 ? default : _items[index].Value;
        return index >= 0;
    }

    /// <summary>Gets the attributes. The span shows the current list; adding may move it.</summary>
    public ReadOnlySpan<KeyValuePair<string, TagValue>> AsSpan() => _items.AsSpan(0, Math.Min(Count, _items.Length));

    /// <inheritdoc/>
    public IEnumerator<KeyValuePair<string, TagValue>> GetEnumerator()
    {
        for (int i = 0; i < Count; i++) yield return _items[i];
    }

    /// <summary>Returns a description for display, not for parsing.</summary>
    /// <returns>
    /// <c>{key: value, key: value}</c>, down to 64 levels and about 1,000,000 characters; then <c>…</c>. A list may contain itself.
    /// </returns>
    public override string ToString() => Format(this);

    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();

    private void AddToIndex(string key)
    {
        if (_index is not null)
        {
            _index.Add(key, Count - 1);
        }
        else if (Count > MaxLinear)
        {
            _index = new Dictionary<string, int>(Count * 2, StringComparer.Ordinal);
            for (int i = 0; i < Count; i++) _index.Add(_items[i].Key, i);
        }
    }

    private int IndexOf(string key)
    {
        if (_index is not null) return _index.TryGetValue(key, out int index) ? index : -1;
        for (int i = 0; i < Count; i++)
        {
            if (_items[i].Key == key) return i;
        }

        return -1;
    }

    /// <summary>Returns a value as text for display, limited in depth and length, because a list may contain itself.</summary>
    internal static string Format(in TagValue value)
    {
        var text = new StringBuilder();
        Append(text, value, depth: 0);
        return text.ToString();
    }

    private static string Format(AttributeList pairs)
    {
        var text = new StringBuilder();
        AppendPairs(text, pairs, depth: 0);
        return text.ToString();
    }

    private static void Append(StringBuilder text, in TagValue value, int depth)
    {
        if (value.Kind == TagValueKind.Array) AppendElements(text, value.AsArray(), depth);
        else if (value.Kind == TagValueKind.KeyValueList) AppendPairs(text, value.AsKeyValueList(), depth);
        else text.Append(value.ToString());
    }

    private static void AppendElements(StringBuilder text, ReadOnlySpan<TagValue> elements, int depth)
    {
        text.Append('[');
        for (int i = 0; i < elements.Length; i++)
        {
            if (!TryBegin(text, i, depth)) break;
            Append(text, elements[i], depth + 1);
        }

        text.Append(']');
    }

    private static void AppendPairs(StringBuilder text, AttributeList pairs, int depth)
    {
        text.Append('{');
        ReadOnlySpan<KeyValuePair<string, TagValue>> items = pairs.AsSpan();
        for (int i = 0; i < items.Length; i++)
        {
            if (!TryBegin(text, i, depth)) break;
            text.Append(items[i].Key).Append(": ");
            Append(text, items[i].Value, depth + 1);
        }

        text.Append('}');
    }

    private static bool TryBegin(StringBuilder text, int index, int depth)
    {
        if (index > 0) text.Append(", ");
        bool isBegun = depth < MaxDepth && text.Length < MaxLength;
        if (!isBegun) text.Append(More);
        return isBegun;
    }
}
