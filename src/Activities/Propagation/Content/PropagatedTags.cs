using System.Diagnostics;

namespace SpanPack;

/// <summary>
/// The tags of a trace that are propagated: names that start with <c>_dd.p.</c>, without <c>_dd.p.tid</c>, which is half of the trace id.
/// Immutable.
/// </summary>
[DebuggerDisplay("{ToString(),nq}")]
internal sealed class PropagatedTags
{
    internal const string Prefix = "_dd.p.";
    internal const string TraceIdUpper = "_dd.p.tid";
    internal const string DecisionMaker = "_dd.p.dm";
    internal const string SampleRate = "_dd.p.ksr";

    private readonly KeyValuePair<string, string>[] _tags;
    private TraceTags? _onSpans;

    internal PropagatedTags(ReadOnlySpan<KeyValuePair<string, string>> tags) => _tags = tags.ToArray();

    internal static PropagatedTags Empty { get; } = new([]);

    internal static PropagatedTags Of(List<KeyValuePair<string, string>> tags) => tags.Count == 0 ? Empty : new([.. tags]);

    internal int Count => _tags.Length;

    /// <summary>Gets the same tags for writers, created once; null when there is none. They must not be changed.</summary>
    internal TraceTags? OnSpans => _tags.Length == 0 ? null : Volatile.Read(ref _onSpans) ?? MakeOnSpans();

    /// <summary>Gets the value of a tag; null when there is none.</summary>
    internal string? this[string name]
    {
        get
        {
            int index = IndexOf(name);
            return index < 0 ? null : _tags[index].Value;
        }
    }

    public override string ToString() => string.Join(',', _tags.Select(static tag => $"{tag.Key}={tag.Value}"));

    internal ReadOnlySpan<KeyValuePair<string, string>> AsSpan() => _tags;

    /// <summary>Returns whether others are the same, in the same order.</summary>
    internal bool IsSame(PropagatedTags other)
    {
        if (ReferenceEquals(this, other)) return true;
        if (_tags.Length != other._tags.Length) return false;
        for (int i = 0; i < _tags.Length; i++)
        {
            if (_tags[i].Key != other._tags[i].Key || _tags[i].Value != other._tags[i].Value) return false;
        }

        return true;
    }

    /// <summary>Returns the same tags with another value of one; null removes it.</summary>
    internal PropagatedTags With(string name, string? value)
    {
        int index = IndexOf(name);
        if (index < 0) return value is null ? this : new PropagatedTags([.. _tags, new(name, value)]);
        if (value == _tags[index].Value) return this;
        if (value is null) return _tags.Length == 1 ? Empty : new PropagatedTags([.. _tags[..index], .. _tags[(index + 1)..]]);
        return new PropagatedTags([.. _tags[..index], new(name, value), .. _tags[(index + 1)..]]);
    }

    private TraceTags MakeOnSpans()
    {
        var tags = new TraceTags();
        foreach (KeyValuePair<string, string> tag in _tags) tags[tag.Key] = tag.Value;
        Volatile.Write(ref _onSpans, tags);
        return tags;
    }

    private int IndexOf(string name)
    {
        for (int i = 0; i < _tags.Length; i++)
        {
            if (_tags[i].Key == name) return i;
        }

        return -1;
    }
}
