namespace SpanPack.Tracing;

/// <content>The members that take pairs.</content>
internal sealed partial class BaggageItems
{
    public void Add(KeyValuePair<string, string?> item) => Add(item.Key, item.Value);

    public bool ContainsKey(string key) => TryGetValue(key, out _);

    public bool Contains(KeyValuePair<string, string?> item) => TryGetValue(item.Key, out string? value) && value == item.Value;

    public bool Remove(KeyValuePair<string, string?> item)
    {
        lock (_items) return Contains(item) && Remove(item.Key);
    }

    public void CopyTo(KeyValuePair<string, string?>[] array, int arrayIndex)
        => Snapshot(System.Diagnostics.Activity.Current).CopyTo(array, arrayIndex);
}
