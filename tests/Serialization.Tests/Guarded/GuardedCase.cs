namespace SpanPack.Serialization.Tests.Guarded;

/// <summary>A chunk and how it is written.</summary>
/// <param name="Detail">What is special of it.</param>
/// <param name="Chunk">The chunk.</param>
/// <param name="Formatter">What writes it.</param>
/// <param name="IsFirstOfPayload">Whether the tags that go into a payload once are on it.</param>
internal sealed record GuardedCase(string Detail, TraceChunk Chunk, SpanMessagePackFormatter Formatter, bool IsFirstOfPayload)
{
    internal byte[] Write()
    {
        using var buffer = new PayloadBuffer();
        int byteCount = Formatter.Write(buffer, Chunk, IsFirstOfPayload);
        Assert.Equal(buffer.Length, byteCount);
        return buffer.WrittenSpan.ToArray();
    }

    internal bool TryWrite(Span<byte> destination, out int bytesWritten)
        => Formatter.TryWrite(destination, Chunk, out bytesWritten, IsFirstOfPayload);

    /// <summary>
    /// Writes to a span through the writers' own window, which goes on in a buffer as soon as what it reserves does not fit.
    /// </summary>
    /// <returns>Whether all of it is in the span.</returns>
    internal bool WriteThroughWindow(Span<byte> room, PayloadBuffer overflow, out int byteCount)
    {
        TraceChunk chunk = Chunk;
        V04State.Create(in chunk, Formatter.Rules, IsFirstOfPayload, out V04State state);
        OutputWindow.Open(room, overflow, out state.Window);
        byteCount = state.Window.Commit(ref V04ChunkWriter.Write(ref state, ref state.Window.Start));
        state.Context.Dispose();
        return state.Window.IsExternal;
    }
}
