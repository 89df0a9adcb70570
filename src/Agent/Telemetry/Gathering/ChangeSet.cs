namespace SpanPack;

/// <summary>Known entries, and those not reported yet. Safe for use by any number of threads.</summary>
/// <param name="capacity">The most known entries.</param>
/// <param name="losses">Counts entries that exceed it.</param>
internal sealed class ChangeSet<TKey, TValue>(int capacity, TelemetryLosses losses)
    where TKey : notnull
{
    private readonly object _lock = new();
    private readonly Dictionary<TKey, TValue> _known = [];
    private readonly HashSet<TKey> _untold = [];

    /// <summary>Adds an entry. An equal entry changes nothing.</summary>
    internal void Report(TKey key, TValue value)
    {
        lock (_lock)
        {
            bool isKnown = _known.TryGetValue(key, out TValue? before);
            if (isKnown && EqualityComparer<TValue>.Default.Equals(before, value)) return;
            if (isKnown || _known.Count < capacity)
            {
                _known[key] = value;
                _untold.Add(key);
                return;
            }
        }

        losses.Count();
    }

    /// <summary>Takes the entries that were not reported yet.</summary>
    internal KeyValuePair<TKey, TValue>[] TakeChanges()
    {
        lock (_lock)
        {
            KeyValuePair<TKey, TValue>[] taken = [.. _untold.Select(key => KeyValuePair.Create(key, _known[key]))];
            _untold.Clear();
            return taken;
        }
    }

    /// <summary>Returns all known entries.</summary>
    internal TValue[] ToArray()
    {
        lock (_lock) return [.. _known.Values];
    }

    /// <summary>Marks all entries as not reported.</summary>
    internal void Restart()
    {
        lock (_lock) _untold.UnionWith(_known.Keys);
    }
}
