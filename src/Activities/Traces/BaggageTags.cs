using System.Diagnostics;

namespace SpanPack;

/// <summary>Tags the first activities of a trace in this process with pairs of the request's baggage: <c>baggage.user.id</c>.</summary>
/// <remarks>Immutable: safe for any number of threads. They are tags of the activity, so rules, callbacks and shapes see them.</remarks>
/// <param name="keys">The names of the pairs; null for all.</param>
[DebuggerDisplay("{_keys}")]
internal sealed class BaggageTags(IReadOnlyList<string>? keys)
{
    private const string Prefix = "baggage.";

    private readonly string[]? _keys = keys is null ? null : [.. keys];
    private readonly string[] _names = keys is null ? [] : Array.ConvertAll<string, string>([.. keys], static key => Prefix + key);

    /// <summary>Adds the tags to an activity that has just started. Existing tags are kept.</summary>
    internal void Add(Activity activity)
    {
        if (activity.Parent is not null || activity.Kind is not (ActivityKind.Server or ActivityKind.Consumer)) return;
        foreach (KeyValuePair<string, string?> pair in activity.Baggage)
        {
            if (pair.Value is { Length: > 0 } value && NameOf(pair.Key) is { } name && activity.GetTagItem(name) is null)
                activity.SetTag(name, value);
        }
    }

    private string? NameOf(string key)
    {
        if (_keys is null) return Prefix + key;
        int index = Array.IndexOf(_keys, key);
        return index < 0 ? null : _names[index];
    }
}
