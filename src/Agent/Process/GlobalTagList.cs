namespace SpanPack;

/// <summary>Adds the global tags of a process to spans that lack them. Immutable: safe for any number of threads.</summary>
/// <param name="tags">The tags; see <see cref="ProcessDescription.GlobalTags"/>.</param>
internal sealed class GlobalTagList(IReadOnlyDictionary<string, string> tags)
{
    private readonly KeyValuePair<string, string>[] _tags = tags.Count == 0 ? [] : [.. tags];

    /// <summary>Gets whether there are no tags, as in most processes.</summary>
    internal bool IsEmpty => _tags.Length == 0;

    /// <summary>Adds the tags to all spans of a chunk. Tags of a span are kept, whatever their type.</summary>
    internal void AddTo(in TraceChunk chunk)
    {
        foreach (Span span in chunk.Spans)
        {
            foreach (KeyValuePair<string, string> tag in _tags)
            {
                if (span.GetAttribute(tag.Key) is null) span.SetTag(tag.Key, tag.Value);
            }
        }
    }
}
