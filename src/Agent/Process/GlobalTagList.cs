namespace SpanPack;

/// <summary>Adds the global tags of a process to spans that lack them. Immutable: safe for any number of threads.</summary>
/// <param name="tags">The tags; see <see cref="ProcessDescription.GlobalTags"/>.</param>
internal sealed class GlobalTagList(IReadOnlyDictionary<string, string> tags)
{
    private readonly KeyValuePair<TagKey, string>[] _tags =
        [.. tags.Select(static tag => KeyValuePair.Create(TagKeys.Get(tag.Key), tag.Value))];

    /// <summary>Gets whether there are no tags, as in most processes.</summary>
    internal bool IsEmpty => _tags.Length == 0;

    /// <summary>Adds the tags to all spans of a chunk. Tags of a span are kept, whatever their type.</summary>
    internal void AddTo(in TraceChunk chunk)
    {
        Span? single = null;
        foreach (Span span in chunk.Spans.AsSpan(ref single))
        {
            bool mayBeTyped = span.Tags is { } tags && HasSlotIn(TagLayout.Of(tags));
            foreach ((TagKey name, string value) in _tags) span.AddMissing(name, value, mayBeTyped, _tags.Length);
        }
    }

    // Found once a class, as long as the tags stay the same.
    private bool HasSlotIn(TagLayout layout)
    {
        if (ReferenceEquals(layout.LacksGlobalTags, this)) return false;
        foreach ((TagKey name, _) in _tags)
        {
            if (layout.TryFind(name.Name, out _)) return true;
        }

        layout.LacksGlobalTags = this;
        return false;
    }
}
