using System.Collections;
using System.Diagnostics;

namespace SpanPack;

/// <summary>
/// A scope of log records with the values that all spans of the process share: <c>dd.service</c>, <c>dd.env</c> and <c>dd.version</c>, as
/// far as they are known.
/// </summary>
/// <remarks>Immutable: created once, and used for every record without an activity.</remarks>
[DebuggerDisplay("{ToString(),nq}")]
internal sealed class ServiceScope : IReadOnlyList<KeyValuePair<string, object?>>
{
    private readonly KeyValuePair<string, object?>[] _pairs;
    private readonly string _text;

    internal ServiceScope(ProcessDescription process)
    {
        _pairs =
        [
            .. new KeyValuePair<string, object?>[] { new("dd.service", process.Service), new("dd.env", process.Environment),
                new("dd.version", process.Version) }
                .Where(static pair => pair.Value is not null),
        ];
        _text = string.Join(", ", _pairs.Select(static pair => $"{pair.Key}:{pair.Value}"));
    }

    public int Count => _pairs.Length;

    public KeyValuePair<string, object?> this[int index] => _pairs[index];

    public IEnumerator<KeyValuePair<string, object?>> GetEnumerator() => _pairs.AsEnumerable().GetEnumerator();

    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();

    /// <summary>Returns the text for providers without structured scopes.</summary>
    public override string ToString() => _text;
}
