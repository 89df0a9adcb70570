using System.Collections;
using System.Diagnostics;

namespace SpanPack.Tracing;

/// <summary>Pairs in the order in which they were added, above those of the current activity. Safe for any number of threads.</summary>
[DebuggerDisplay("{_items.Count} items of its own")]
internal sealed partial class BaggageItems : IDictionary<string, string?>
{
    private static readonly AsyncLocal<BaggageItems?> s_current = new();

    private readonly List<KeyValuePair<string, string?>> _items = []; // the lock, too
    private bool _inherits;

    static BaggageItems() => ProgramBaggage.Use(Join);

    private BaggageItems(bool inherits) => _inherits = inherits;

    public int Count => Snapshot(Activity.Current).Count;

    public bool IsReadOnly => false;

    public ICollection<string> Keys => [.. Snapshot(Activity.Current).Select(static item => item.Key)];

    public ICollection<string?> Values => [.. Snapshot(Activity.Current).Select(static item => item.Value)];

    /// <summary>Gets the baggage of the execution context, which is created at the first use.</summary>
    internal static BaggageItems Current => s_current.Value ??= new BaggageItems(inherits: true);

    public string? this[string key]
    {
        get => TryGetValue(key, out string? value) ? value : throw new KeyNotFoundException($"Baggage has no item '{key}'.");
        set
        {
            ArgumentNullException.ThrowIfNull(key);
            lock (_items) SetOwn(key, value);
        }
    }

    /// <summary>Replaces the baggage of the execution context.</summary>
    internal static void Set(IEnumerable<KeyValuePair<string, string?>>? items)
    {
        if (items is BaggageItems same)
        {
            s_current.Value = same;
            return;
        }

        var made = new BaggageItems(inherits: false);
        foreach (KeyValuePair<string, string?> item in items ?? []) made.SetOwn(item.Key, item.Value);
        s_current.Value = made;
    }

    /// <summary>Joins the baggage of the execution context with that of an activity, for other services.</summary>
    internal static IEnumerable<KeyValuePair<string, string?>> Join(Activity? activity)
        => s_current.Value is { } current ? current.Snapshot(activity) : activity?.Baggage ?? [];

    public void Add(string key, string? value)
    {
        ArgumentNullException.ThrowIfNull(key);
        lock (_items)
        {
            if (TryGetValue(key, out _)) throw new ArgumentException($"Baggage has an item '{key}' already.", nameof(key));
            SetOwn(key, value);
        }
    }

    public bool TryGetValue(string key, out string? value)
    {
        ArgumentNullException.ThrowIfNull(key);
        lock (_items)
        {
            int place = FindOwn(key);
            value = place >= 0 ? _items[place].Value : _inherits ? Activity.Current?.GetBaggageItem(key) : null;
            return place >= 0 || value is not null;
        }
    }

    public bool Remove(string key)
    {
        ArgumentNullException.ThrowIfNull(key);
        lock (_items)
        {
            Detach();
            int place = FindOwn(key);
            if (place >= 0) _items.RemoveAt(place);
            return place >= 0;
        }
    }

    public void Clear()
    {
        lock (_items)
        {
            _inherits = false;
            _items.Clear();
        }
    }

    public IEnumerator<KeyValuePair<string, string?>> GetEnumerator() => Snapshot(Activity.Current).GetEnumerator();

    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();

    // What is inherited cannot be removed from an activity: it becomes its own first.
    private void Detach()
    {
        if (!_inherits) return;
        List<KeyValuePair<string, string?>> all = Snapshot(Activity.Current);
        _inherits = false;
        _items.Clear();
        _items.AddRange(all);
    }

    private List<KeyValuePair<string, string?>> Snapshot(Activity? activity)
    {
        lock (_items)
        {
            var all = new List<KeyValuePair<string, string?>>(_items);
            if (!_inherits || activity is null) return all;
            foreach (KeyValuePair<string, string?> item in activity.Baggage)
            {
                if (!all.Exists(own => own.Key == item.Key)) all.Add(item); // the nearest activity's comes first
            }

            return all;
        }
    }

    private void SetOwn(string key, string? value)
    {
        int place = FindOwn(key);
        if (place < 0) _items.Add(new(key, value));
        else _items[place] = new(key, value);
    }

    private int FindOwn(string key) => _items.FindIndex(item => item.Key == key);
}
