using System.Runtime.CompilerServices;

namespace SpanPack;

/// <summary>Writes one chunk as v1.0 has it. Source: agent protocol, section 2.5.</summary>
internal static class V1ChunkWriter
{
    internal static ref byte Write(scoped ref OutputWindow window, ref byte cursor, scoped ref ChunkContext context, PayloadStringTable table)
    {
        // The compiler cannot tell that no part of the state ends up in the window, which outlives this call; none does.
        IndexedSpan.Create(table, hasChunkFields: true, out IndexedSpan state);
        IndexedTrace.Read(in context.Chunk, context.IsVerbatim, out state.Trace);
        int start = window.Offset(ref cursor);
        cursor = ref WriteFields(ref window, ref cursor, table, in context.Chunk, ref state.Trace, context.IsVerbatim, out int fields);
        cursor = ref WriteSpans(ref window, ref cursor, ref context, ref state, ref fields);
        window.At(start) = (byte)(MessagePackCode.MinFixMap | fields);
        return ref cursor;
    }

    /// <summary>Writes a chunk by its templates.</summary>
    internal static ref byte Write(scoped ref OutputWindow window, ref byte cursor, scoped ref readonly TemplatedChunk chunk, PayloadStringTable table, V1BoundTemplates bound)
    {
        IndexedTrace.Read(in chunk.Trace, isVerbatim: false, out IndexedTrace trace);
        (trace.TraceIdUpper, trace.TraceIdLower) = (chunk.TraceIdUpper, chunk.TraceIdLower); // which the chunk has not
        int start = window.Offset(ref cursor);
        cursor = ref WriteFields(ref window, ref cursor, table, in chunk.Trace, ref trace, isVerbatim: false, out int fields);
        window.AssertRoom(ref cursor, 1 + CountHeader.MaxSize);
        cursor = ref MessagePackPrimitives.WriteByte(ref cursor, V1Fields.ChunkSpans);
        cursor = ref MessagePackPrimitives.WriteArrayHeader(ref cursor, chunk.Spans.Length);
        int traceIdIndex = 0;
        foreach (ref readonly TemplatedSpan span in chunk.Spans) cursor = ref V1TemplateWriter.Write(ref window, ref cursor, in chunk, in span, table, bound, ref traceIdIndex);
        window.At(start) = (byte)(MessagePackCode.MinFixMap | (fields + 1));
        return ref cursor;
    }

    /// <summary>Writes what comes before the spans.</summary>
    private static ref byte WriteFields(
        scoped ref OutputWindow window, ref byte cursor, PayloadStringTable table, scoped ref readonly TraceChunk chunk, scoped ref IndexedTrace trace, bool isVerbatim, out int fields)
    {
        const int MaxNumbers = 1 + (2 * (1 + MessagePackPrimitives.MaxSize)) + 2 + 1 + 18 + 1 + CountHeader.MaxSize;
        cursor = ref window.Reserve(ref cursor, MaxNumbers);
        fields = 2;
        cursor = ref MessagePackPrimitives.WriteByte(ref Unsafe.Add(ref cursor, 1), V1Fields.ChunkPriority);
        cursor = ref MessagePackPrimitives.WriteInt64(ref cursor, (int)(trace.HasPriority ? trace.Priority : SamplingPriority.None));
        cursor = ref MessagePackPrimitives.WriteByte(ref cursor, V1Fields.ChunkTraceId);
        cursor = ref V1LinkWriter.WriteTraceId(ref cursor, trace.TraceIdUpper, trace.TraceIdLower);
        // A payload that names the default mechanism keeps it; to agents an absent one is the same.
        if (trace.HasMechanism && (trace.Mechanism != 0 || isVerbatim))
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
        return ref chunk.Attributes is { } attributes ? ref V1ValueWriter.WriteField(ref window, ref cursor, table, V1Fields.ChunkAttributes, attributes.AsSpan(), ref fields) : ref cursor;
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
