namespace SpanPack;

/// <summary>What is known, and what of it has not been told yet. Safe for use by any number of threads.</summary>
/// <param name="capacity">How many are known at most.</param>
/// <param name="losses">Counts what has no room.</param>
internal sealed class ChangeSet<TKey, TValue>(int capacity, TelemetryLosses losses)
    where TKey : notnull
{
    private readonly object _lock = new();
    private readonly Dictionary<TKey, TValue> _known = [];
    private readonly HashSet<TKey> _untold = [];

    /// <summary>Tells something. What is known already changes nothing.</summary>
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

    /// <summary>Gives what has not been told yet.</summary>
    internal KeyValuePair<TKey, TValue>[] TakeChanges()
    {
        lock (_lock)
        {
            KeyValuePair<TKey, TValue>[] taken = [.. _untold.Select(key => KeyValuePair.Create(key, _known[key]))];
            _untold.Clear();
            return taken;
        }
    }

    /// <summary>Gives all that is known.</summary>
    internal TValue[] ToArray()
    {
        lock (_lock) return [.. _known.Values];
    }

    /// <summary>All is to be told again.</summary>
    internal void Restart()
    {
        lock (_lock) _untold.UnionWith(_known.Keys);
    }
}
