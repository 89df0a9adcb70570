using System.Buffers;

namespace SpanPack;

/// <content>
/// The trace data of the chunk, read once, because another thread may change the tags of the trace while the chunk is written.
/// </content>
internal ref partial struct ChunkContext
{
    /// <summary>Gets the tags of the trace as of the start.</summary>
    internal readonly ReadOnlySpan<CustomTag<string?>> TraceTags => _traceTags.AsSpan(0, TraceTagCount);

    private void ReadTrace()
    {
        if (Chunk.TraceTags is { } traceTags) CopyTraceTags(traceTags.Entries);
        _onEverySpan = AutomaticTags.OfChunk(AutomaticScope.EverySpan, Chunk);
        _onLocalRoot = AutomaticTags.OfChunk(AutomaticScope.LocalRoot, Chunk);
        _onFirstSpan = DecisionMakers.Of(Chunk) is null ? 0 : ReservedNames.Bit(ReservedNames.DecisionMaker);
    }

    private void CopyTraceTags(ReadOnlySpan<CustomTag<string?>> tags)
    {
        if (tags.IsEmpty) return;
        _traceTags = ArrayPool<CustomTag<string?>>.Shared.Rent(tags.Length);
        foreach (ref readonly CustomTag<string?> tag in tags)
        {
            CustomTag<string?> copy = tag;
            if (copy.Value is null) continue;
            _hasLocalRootTags |= !SpanPack.TraceTags.IsPropagated(copy.Reserved);
            _traceTags[TraceTagCount++] = copy;
        }
    }

    private static void ReturnTraceTags(CustomTag<string?>[] rented)
        => ArrayPool<CustomTag<string?>>.Shared.Return(rented, clearArray: true);

    /// <summary>
    /// Returns whether the trace has a tag of that name for a span: propagated ones are for the first span, others for the local root.
    /// </summary>
    private readonly bool IsTraceTag(string name, bool isFirst, bool isLocalRoot)
    {
        foreach (ref readonly CustomTag<string?> tag in TraceTags)
        {
            if ((SpanPack.TraceTags.IsPropagated(tag.Reserved) ? isFirst : isLocalRoot) && tag.Key == name) return true;
        }

        return false;
    }
}
