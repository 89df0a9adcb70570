namespace SpanPack;

/// <summary>
/// Writes one chunk or span into memory of another library's writer. Output that does not fit is left in a buffer of this thread.
/// </summary>
/// <remarks>For one thread, which disposes it before it writes elsewhere.</remarks>
internal ref struct V04RoomWriter
{
    private readonly ScratchBuffer _scratch;
    private readonly Span<byte> _room;

    /// <param name="room">The memory at hand; may be empty.</param>
    internal V04RoomWriter(Span<byte> room)
    {
        _scratch = ScratchBuffer.Enter();
        _room = room;
    }

    /// <summary>Gets whether the bytes are in the room.</summary>
    internal bool Fits { get; private set; }

    /// <summary>Gets all bytes, if they are not in the room.</summary>
    internal readonly ReadOnlySpan<byte> Overflow => _scratch.Buffer.WrittenSpan;

    /// <summary>Writes a chunk, or its only span without the array around it.</summary>
    /// <returns>The number of bytes.</returns>
    internal int Write(SpanMessagePackFormatter formatter, in TraceChunk chunk, bool isBare)
    {
        V04State.Create(in chunk, formatter.Rules, isFirstOfPayload: false, out V04State state);
        OutputWindow.Open(_room, _scratch.Buffer, out state.Window);
        ref byte cursor = ref state.Window.Start;
        cursor = ref isBare
            ? ref V04SpanWriter.Write(ref state, ref cursor, chunk.Spans[0], 0)
            : ref V04ChunkWriter.Write(ref state, ref cursor);
        int byteCount = state.End(ref cursor);
        Fits = state.Window.IsExternal;
        return byteCount;
    }

    /// <summary>Gives the buffer back.</summary>
    internal readonly void Dispose() => _scratch.Leave();
}
