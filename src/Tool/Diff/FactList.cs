using System.Text;

namespace SpanPack.Tool;

/// <summary>What is said of one span, or of a payload: names with values as text, in the order of the names. Formats that say the same have the same facts.</summary>
internal sealed class FactList
{
    private readonly SortedDictionary<string, string> _facts = new(StringComparer.Ordinal);

    internal IReadOnlyDictionary<string, string> Facts => _facts;

    /// <summary>Adds a fact; null and empty text is none.</summary>
    internal void Add(string name, string? value)
    {
        if (!string.IsNullOrEmpty(value)) _facts[name] = value;
    }

    /// <summary>Adds what a set of payloads says: other values than before stand beside them.</summary>
    internal void AddOneOf(string name, string? value)
    {
        if (string.IsNullOrEmpty(value)) return;
        if (!_facts.TryGetValue(name, out string? known)) _facts.Add(name, value);
        else if (!known.Split(" | ").Contains(value)) _facts[name] = $"{known} | {value}";
    }

    /// <summary>Gets a text that is equal for equal facts only.</summary>
    internal string GetSignature()
    {
        var text = new StringBuilder();
        foreach ((string name, string value) in _facts) text.Append(name.Length).Append(':').Append(name).Append(value.Length).Append(':').Append(value);
        return text.ToString();
    }

    /// <summary>Compares with the facts of the other side.</summary>
    internal IEnumerable<FactDifference> CompareWith(FactList other)
    {
        foreach (string name in _facts.Keys.Union(other._facts.Keys).Order(StringComparer.Ordinal))
        {
            string? before = _facts.GetValueOrDefault(name);
            string? after = other._facts.GetValueOrDefault(name);
            if (before != after) yield return new FactDifference(name, before, after);
        }
    }
}
