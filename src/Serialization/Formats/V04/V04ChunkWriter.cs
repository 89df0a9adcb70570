using System.Runtime.CompilerServices;

namespace SpanPack;

/// <summary>Writes one chunk as v0.4 has it: an array of spans. Source: docs/protocol.md#v04.</summary>
internal static class V04ChunkWriter
{
    /// <summary>Writes the chunk of the state.</summary>
    internal static ref byte Write(scoped ref V04State state, ref byte cursor)
    {
        Span? single = null;
        ReadOnlySpan<Span> spans = state.Context.Chunk.Spans.AsSpan(ref single);
        cursor = ref WriteHeader(ref state.Window, ref cursor, spans.Length);
        for (int i = 0; i < spans.Length; i++) cursor = ref V04SpanWriter.Write(ref state, ref cursor, spans[i], i);
        return ref cursor;
    }

    /// <summary>Writes a chunk by its templates.</summary>
    internal static ref byte Write(scoped ref OutputWindow window, ref byte cursor, scoped ref readonly TemplatedChunk chunk)
    {
        cursor = ref WriteHeader(ref window, ref cursor, chunk.Spans.Length);
        foreach (ref readonly TemplatedSpan span in chunk.Spans)
        {
            cursor = ref V04TemplateWriter.Write(ref window, ref cursor, in chunk, in span);
        }

        return ref cursor;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static ref byte WriteHeader(scoped ref OutputWindow window, ref byte cursor, int spanCount)
        => ref MessagePackPrimitives.WriteArrayHeader(ref window.Reserve(ref cursor, CountHeader.MaxSize), spanCount);
}
