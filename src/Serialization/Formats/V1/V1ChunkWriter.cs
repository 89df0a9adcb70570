using System.Runtime.CompilerServices;

namespace SpanPack;

/// <summary>Writes one chunk as v1.0 has it. Source: agent protocol, section 2.5.</summary>
internal static class V1ChunkWriter
{
    internal static ref byte Write(scoped ref OutputWindow window, ref byte cursor, scoped ref ChunkContext context, PayloadStringTable table)
    {
        const int MaxNumbers = 1 + (2 * (1 + MessagePackPrimitives.MaxSize)) + 2 + 1 + 18 + 1 + CountHeader.MaxSize;
        ref readonly TraceChunk chunk = ref context.Chunk;
        // The compiler cannot tell that no part of the state ends up in the window, which outlives this call; none does.
        IndexedSpan.Create(table, hasChunkFields: true, out IndexedSpan state);
        ref IndexedTrace trace = ref state.Trace;
        IndexedTrace.Read(in chunk, context.IsVerbatim, out trace);
        cursor = ref window.Reserve(ref cursor, MaxNumbers);
        int start = window.Offset(ref cursor);
        int fields = 2;
        cursor = ref MessagePackPrimitives.WriteByte(ref Unsafe.Add(ref cursor, 1), V1Fields.ChunkPriority);
        cursor = ref MessagePackPrimitives.WriteInt64(ref cursor, (int)(trace.HasPriority ? trace.Priority : SamplingPriority.None));
        cursor = ref MessagePackPrimitives.WriteByte(ref cursor, V1Fields.ChunkTraceId);
        cursor = ref V1LinkWriter.WriteTraceId(ref cursor, trace.TraceIdUpper, trace.TraceIdLower);
        // A payload that names the default mechanism keeps it; to agents an absent one is the same.
        if (trace.HasMechanism && (trace.Mechanism != 0 || context.IsVerbatim))
        {
            fields++;
            cursor = ref MessagePackPrimitives.WriteByte(ref cursor, V1Fields.ChunkSamplingMechanism);
            cursor = ref MessagePackPrimitives.WriteUInt64(ref cursor, (uint)trace.Mechanism);
        }

        if (chunk.IsDropped)
        {
            fields++;
            cursor = ref MessagePackPrimitives.WriteByte(ref cursor, V1Fields.ChunkDroppedTrace);
            cursor = ref MessagePackPrimitives.WriteBool(ref cursor, true);
        }

        cursor = ref V1ValueWriter.WriteText(ref window, ref cursor, table, V1Fields.ChunkOrigin, trace.Origin, ref fields);
        if (chunk.Attributes is { } attributes) cursor = ref V1ValueWriter.WriteField(ref window, ref cursor, table, V1Fields.ChunkAttributes, attributes.AsSpan(), ref fields);
        cursor = ref WriteSpans(ref window, ref cursor, ref context, ref state, ref fields);
        window.At(start) = (byte)(MessagePackCode.MinFixMap | fields);
        return ref cursor;
    }

    private static ref byte WriteSpans(scoped ref OutputWindow window, ref byte cursor, scoped ref ChunkContext context, scoped ref IndexedSpan state, scoped ref int fields)
    {
        Span? single = null;
        ReadOnlySpan<Span> spans = context.Chunk.Spans.AsSpan(ref single);
        if (spans.IsEmpty) return ref cursor;
        fields++;
        window.AssertRoom(ref cursor, 1 + CountHeader.MaxSize);
        cursor = ref MessagePackPrimitives.WriteByte(ref cursor, V1Fields.ChunkSpans);
        cursor = ref MessagePackPrimitives.WriteArrayHeader(ref cursor, spans.Length);
        for (int i = 0; i < spans.Length; i++) cursor = ref V1SpanWriter.Write(ref window, ref cursor, ref context, ref state, spans[i], i);
        return ref cursor;
    }
}
