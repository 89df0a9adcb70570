namespace SpanPack;

/// <summary>Writes one chunk as v0.5 has it: an array of spans. Source: docs/protocol.md#v05.</summary>
internal static class V05ChunkWriter
{
    /// <summary>Writes the chunk of the state. Asks for the room.</summary>
    internal static ref byte Write(scoped ref IndexedState state, ref byte cursor)
    {
        Span? single = null;
        ReadOnlySpan<Span> spans = state.Context.Chunk.Spans.AsSpan(ref single);
        cursor = ref state.Window.Reserve(ref cursor, CountHeader.MaxSize);
        cursor = ref MessagePackPrimitives.WriteArrayHeader(ref cursor, spans.Length);
        for (int i = 0; i < spans.Length; i++)
        {
            cursor = ref V05SpanWriter.Write(ref state, ref cursor, spans[i], i);
            if (state.Context.Extras is { } extras) state.DroppedStructures += CountStructures(extras);
        }

        return ref cursor;
    }

    private static int CountStructures(SpanExtras extras)
    {
        int count = 0;
        foreach (ref readonly CustomTag<byte[]?> entry in extras.MetaStruct.Entries)
        {
            if (entry.Value is not null) count++;
        }

        return count;
    }
}
