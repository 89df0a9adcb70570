using System.Runtime.CompilerServices;

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

    internal bool TryWrite(Span<byte> destination, out int bytesWritten) => Formatter.TryWrite(destination, Chunk, out bytesWritten, IsFirstOfPayload);

    /// <summary>Writes to a span through the writers' own window, which goes on in a buffer as soon as what it reserves does not fit.</summary>
    /// <returns>Whether all of it is in the span.</returns>
    internal bool WriteThroughWindow(Span<byte> room, PayloadBuffer overflow, out int byteCount)
    {
        var window = new OutputWindow(room, overflow);
        byteCount = Write(Formatter, ref window, Chunk, IsFirstOfPayload);
        return window.IsExternal;
    }

    // Here these tests know how a writer works inside: all else sees spans and bytes.
    [UnsafeAccessor(UnsafeAccessorKind.Method, Name = nameof(Write))]
    private static extern int Write(SpanMessagePackFormatter formatter, scoped ref OutputWindow window, in TraceChunk chunk, bool isFirstOfPayload);
}
