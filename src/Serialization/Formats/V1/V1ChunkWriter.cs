namespace SpanPack;

/// <summary>Writes one chunk as v1.0 has it. Source: docs/protocol.md#v10.</summary>
internal static class V1ChunkWriter
{
    /// <summary>Writes the chunk of the state. Asks for the room.</summary>
    internal static ref byte Write(scoped ref IndexedState state, ref byte cursor)
    {
        IndexedTrace.Read(in state.Context.Chunk, state.Context.IsVerbatim, out state.Trace);
        int start = state.Window.Offset(ref cursor);
        cursor = ref WriteFields(ref state, ref cursor, in state.Context.Chunk, state.Context.IsVerbatim);
        return ref WriteSpans(ref state, ref cursor, start);
    }

    /// <summary>Writes a chunk by its templates.</summary>
    internal static ref byte Write(
        scoped ref IndexedState state, ref byte cursor, scoped ref readonly TemplatedChunk chunk, V1BoundTemplates bound)
    {
        IndexedTrace.Read(in chunk.Trace, isVerbatim: false, out state.Trace);
        (state.Trace.TraceIdUpper, state.Trace.TraceIdLower) = (chunk.TraceIdUpper, chunk.TraceIdLower);
        int start = state.Window.Offset(ref cursor);
        cursor = ref WriteFields(ref state, ref cursor, in chunk.Trace, isVerbatim: false);
        cursor = ref WriteSpansHeader(ref state, ref cursor, start, chunk.Spans.Length);
        state.Table.Prefetch(chunk.Texts);
        foreach (ref readonly TemplatedSpan span in chunk.Spans)
        {
            FormatTemplate template = span.Template.V1!;
            V1BoundTemplate? known = bound.Find(template);
            V1TemplateSteps steps = known is null ? new(in span, template, bound.NewIndexes) : new(in span, known);
            cursor = ref state.Window.Reserve(ref cursor, template.Bound);
            cursor = ref V1TemplateWriter.Write(ref state, ref cursor, in chunk, steps);
            if (known is null) bound.Bind(template, bound.NewIndexes);
        }

        return ref cursor;
    }

    /// <summary>Writes what comes before the spans.</summary>
    private static ref byte WriteFields(
        scoped ref IndexedState state, ref byte cursor, scoped ref readonly TraceChunk chunk, bool isVerbatim)
    {
        const int MaxNumbers = 1 + (2 * (1 + MessagePackPrimitives.MaxSize)) + 2 + 1 + 18 + 1 + CountHeader.MaxSize;
        cursor = ref state.Window.Reserve(ref cursor, MaxNumbers);
        state.Fields = 2;
        cursor = ref MessagePackPrimitives.WriteByte(ref Cursor.Skip(ref cursor, 1), V1Fields.ChunkPriority);
        SamplingPriority priority = state.Trace.HasPriority ? state.Trace.Priority : SamplingPriority.None;
        cursor = ref MessagePackPrimitives.WriteInt64(ref cursor, (int)priority);
        cursor = ref MessagePackPrimitives.WriteByte(ref cursor, V1Fields.ChunkTraceId);
        cursor = ref V1LinkWriter.WriteTraceId(ref cursor, state.Trace.TraceIdUpper, state.Trace.TraceIdLower);
        // A payload that names the default mechanism keeps it; to agents an absent one is the same.
        if (state.Trace.HasMechanism && (state.Trace.Mechanism != 0 || isVerbatim))
        {
            state.Fields++;
            cursor = ref MessagePackPrimitives.WriteByte(ref cursor, V1Fields.ChunkSamplingMechanism);
            cursor = ref MessagePackPrimitives.WriteUInt64(ref cursor, (uint)state.Trace.Mechanism);
        }

        if (chunk.IsDropped)
        {
            state.Fields++;
            cursor = ref MessagePackPrimitives.WriteByte(ref cursor, V1Fields.ChunkDroppedTrace);
            cursor = ref MessagePackPrimitives.WriteBool(ref cursor, true);
        }

        cursor = ref V1ValueWriter.WriteText(ref state, ref cursor, V1Fields.ChunkOrigin, state.Trace.Origin);
        if (chunk.Attributes is not { } attributes) return ref cursor;
        return ref V1ValueWriter.WriteField(ref state, ref cursor, V1Fields.ChunkAttributes, attributes.AsSpan());
    }

    private static ref byte WriteSpans(scoped ref IndexedState state, ref byte cursor, int start)
    {
        Span? single = null;
        ReadOnlySpan<Span> spans = state.Context.Chunk.Spans.AsSpan(ref single);
        cursor = ref WriteSpansHeader(ref state, ref cursor, start, spans.Length);
        for (int i = 0; i < spans.Length; i++) cursor = ref V1SpanWriter.Write(ref state, ref cursor, spans[i], i);
        return ref cursor;
    }

    /// <summary>Writes the header of the spans, if there are any, and that of the chunk.</summary>
    private static ref byte WriteSpansHeader(scoped ref IndexedState state, ref byte cursor, int start, int spanCount)
    {
        if (spanCount != 0) state.Fields++;
        state.Window.At(start) = (byte)(MessagePackCode.MinFixMap | state.Fields);
        return ref spanCount == 0 ? ref cursor : ref ArrayField.Write(ref state.Window, ref cursor, [V1Fields.ChunkSpans], spanCount);
    }
}
