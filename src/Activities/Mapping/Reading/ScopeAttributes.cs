using System.Diagnostics;

namespace SpanPack;

/// <summary>The attributes of a scope as tags for each of its spans: texts under their names.</summary>
/// <remarks>Immutable.</remarks>
[DebuggerDisplay("{Tags.Length} tags")]
internal sealed class ScopeAttributes
{
    internal ScopeAttributes(IEnumerable<KeyValuePair<string, TagValue>> attributes)
    {
        var tags = new List<ScopeTag>();
        var names = new HashSet<string>(StringComparer.Ordinal);
        foreach (KeyValuePair<string, TagValue> attribute in attributes)
        {
            if (attribute.Key is not null && names.Add(attribute.Key))
                tags.Add(new ScopeTag(attribute.Key, AttributeKeys.Find(attribute.Key), GoText.Of(attribute.Value)));
        }

        Tags = [.. tags];
    }

    internal ScopeTag[] Tags { get; }
}
