using System.Buffers;
using System.Diagnostics;
using System.Runtime.CompilerServices;

namespace SpanPack;

/// <summary>
/// Writes trace chunks as v0.4 of the trace agent protocol has them: an array of span maps. Safe for any number of threads.
/// </summary>
/// <remarks>
/// Allocates nothing once its buffers have grown. When a method throws, nothing was written. A chunk is not a whole payload: that is an
/// array of chunks, see <see cref="TracePayloadWriter"/>.
/// </remarks>
[DebuggerDisplay("{ToString(),nq}")]
public sealed class SpanMessagePackFormatter
{
    /// <summary>Creates a formatter that adds the tags which a tracer adds to spans.</summary>
    /// <param name="processTags">The data that is the same for all spans of the process.</param>
    /// <param name="nativeSpanEvents">
    /// True to write events as they are; false to write them as JSON in the tag <c>events</c>, for agents whose <c>/info</c> does not say
    /// <c>span_events</c>.
    /// </param>
    /// <exception cref="ArgumentNullException"><paramref name="processTags"/> is null.</exception>
    public SpanMessagePackFormatter(ProcessTags processTags, bool nativeSpanEvents = true)
    {
        ArgumentNullException.ThrowIfNull(processTags);
        Rules = new ChunkRules(processTags, nativeSpanEvents);
    }

    private SpanMessagePackFormatter() => Rules = new ChunkRules(process: null, nativeEvents: true);

    /// <summary>
    /// Gets a formatter that writes spans as they are and adds no tags: for payloads that were read, converted or replayed.
    /// </summary>
    public static SpanMessagePackFormatter Verbatim { get; } = new();

    /// <summary>Gets the tags of the process; null for <see cref="Verbatim"/>.</summary>
    public ProcessTags? ProcessTags => Rules.Process;

    /// <summary>Gets whether events are written as they are, not as JSON in the tag <c>events</c>.</summary>
    public bool NativeSpanEvents => Rules.NativeEvents;

    /// <summary>The additions to chunks.</summary>
    internal readonly ChunkRules Rules;

    /// <summary>Writes spans of one trace, of which nothing more is to be said, to a buffer writer.</summary>
    /// <param name="writer">The writer; not null.</param>
    /// <param name="spans">The spans: one, or an array.</param>
    /// <returns>Bytes written.</returns>
    /// <exception cref="ArgumentNullException"><paramref name="writer"/> is null.</exception>
    /// <exception cref="InvalidOperationException">
    /// The chunk would pass 2 GiB, or a tag class that is being written writes to the same <paramref name="writer"/>.
    /// </exception>
    public int Write(IBufferWriter<byte> writer, SpanCollection spans) => Write(writer, new TraceChunk(spans));

    /// <summary>Writes a chunk to a buffer writer.</summary>
    /// <param name="writer">The writer; not null.</param>
    /// <param name="chunk">The chunk.</param>
    /// <param name="isFirstOfPayload">Whether the tags that go into a payload once go into this chunk.</param>
    /// <returns>Bytes written.</returns>
    /// <exception cref="ArgumentNullException"><paramref name="writer"/> is null.</exception>
    /// <exception cref="InvalidOperationException">
    /// The chunk would pass 2 GiB, or a tag class that is being written writes to the same <paramref name="writer"/>.
    /// </exception>
    public int Write(IBufferWriter<byte> writer, in TraceChunk chunk, bool isFirstOfPayload = false)
    {
        ArgumentNullException.ThrowIfNull(writer);
        ScratchBuffer scratch = ScratchBuffer.Enter(writer);
        try
        {
            return Write(writer, scratch.Buffer, chunk, isFirstOfPayload);
        }
        finally
        {
            scratch.Leave();
        }
    }

    /// <summary>Writes a chunk to a span.</summary>
    /// <param name="destination">Where to write.</param>
    /// <param name="chunk">The chunk.</param>
    /// <param name="bytesWritten">Bytes written or, on failure, the exact size that is needed.</param>
    /// <param name="isFirstOfPayload">Whether the tags that go into a payload once go into this chunk.</param>
    /// <returns><see langword="false"/> when the span is too small; it is then unchanged.</returns>
    /// <exception cref="InvalidOperationException">The chunk would pass 2 GiB.</exception>
    [MustUseResult("false when nothing was written")]
    public bool TryWrite(Span<byte> destination, in TraceChunk chunk, out int bytesWritten, bool isFirstOfPayload = false)
    {
        ScratchBuffer scratch = ScratchBuffer.Enter();
        try
        {
            // Not straight to the span, which would be touched before it proves too small.
            bytesWritten = Write(scratch.Buffer, chunk, isFirstOfPayload);
            return scratch.Buffer.WrittenSpan.TryCopyTo(destination);
        }
        finally
        {
            scratch.Leave();
        }
    }

    /// <summary>Writes a chunk after what a buffer holds.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)] // inlined into a caller with what it calls, it would have no registers left
    internal int Write(PayloadBuffer buffer, in TraceChunk chunk, bool isFirstOfPayload = false)
    {
        V04State.Create(in chunk, Rules, isFirstOfPayload, out V04State state);
        OutputWindow.Open(buffer, out state.Window);
        return Write(ref state);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private int Write(IBufferWriter<byte> writer, PayloadBuffer scratch, in TraceChunk chunk, bool isFirstOfPayload)
    {
        V04State.Create(in chunk, Rules, isFirstOfPayload, out V04State state);
        // What the writer has at hand: asking a pipe for a chunk's bound costs more than a copy.
        OutputWindow.Open(writer.GetSpan(), scratch, out state.Window);
        int byteCount = Write(ref state);
        if (state.Window.IsExternal) writer.Advance(byteCount);
        else writer.Write(scratch.WrittenSpan);
        return byteCount;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static int Write(scoped ref V04State state) => state.End(ref V04ChunkWriter.Write(ref state, ref state.Window.Start));

    /// <summary>Returns a description for display, not for parsing.</summary>
    /// <returns>The process that they are of, or that there are none.</returns>
    public override string ToString() => ProcessTags is null ? "adds no tags" : $"adds the tags of {ProcessTags}";
}
