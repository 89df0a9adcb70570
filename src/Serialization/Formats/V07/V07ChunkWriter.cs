namespace SpanPack;

/// <summary>Writes one v0.7 chunk: a map of fields around v0.4 spans. Source: docs/protocol.md#v07.</summary>
internal static class V07ChunkWriter
{
    private const int FixedFields = 2; // priority and spans

    internal static ref byte Write(scoped ref V04State state, ref byte cursor)
    {
        ref readonly TraceChunk chunk = ref state.Context.Chunk;
        SamplingPriority? priority = chunk.SamplingPriority;
        string? origin = chunk.Origin;
        if (state.Context.IsVerbatim)
        {
            // Spans that came from a format whose chunks have no fields say it in their tags.
            priority ??= TracedTags.PriorityOf(chunk.Spans);
            if (string.IsNullOrEmpty(origin)) origin = TracedTags.OriginOf(chunk.Spans);
        }

        int fields = FixedFields;
        int names = V07Fields.Encoded.Priority.Length + V07Fields.Encoded.Origin.Length + V07Fields.DroppedTrace.Length;
        cursor = ref state.Window.Reserve(ref cursor, 1 + names + MessagePackPrimitives.MaxSize);
        int start = state.Window.Offset(ref cursor);
        cursor = ref RawBytes.Copy(ref Cursor.Skip(ref cursor, 1), V07Fields.Encoded.Priority);
        cursor = ref MessagePackPrimitives.WriteInt64(ref cursor, (int)(priority ?? SamplingPriority.None));
        if (chunk.IsDropped)
        {
            fields++;
            cursor = ref RawBytes.Copy(ref cursor, V07Fields.DroppedTrace);
        }

        if (state.Context.IsVerbatim ? !string.IsNullOrEmpty(origin) : !string.IsNullOrWhiteSpace(origin))
        {
            fields++;
            cursor = ref LongText.WriteAny(ref state.Window, ref RawBytes.Copy(ref cursor, V07Fields.Encoded.Origin), origin);
        }

        ReadOnlySpan<KeyValuePair<string, TagValue>> attributes = chunk.Attributes is { } tags ? tags.AsSpan() : default;
        cursor = ref AttributeMap.Write<V07Tags>(ref state.Window, ref cursor, attributes, ref fields);
        state.Window.At(start) = (byte)(MessagePackCode.MinFixMap | fields);
        cursor = ref state.Window.Reserve(ref cursor, V07Fields.Encoded.Spans.Length);
        return ref V04ChunkWriter.Write(ref state, ref RawBytes.Copy(ref cursor, V07Fields.Encoded.Spans));
    }
}
