using System.Buffers;

namespace SpanPack;

/// <summary>The bytes of a payload while they come from a stream, in a rented array that grows.</summary>
internal sealed class StreamedPayload : IDisposable
{
    private const int FirstRoom = 64 * 1024;

    private byte[] _bytes;
    private int _length;

    /// <param name="stream">The stream whose rest is the payload.</param>
    internal StreamedPayload(Stream stream) => _bytes = ArrayPool<byte>.Shared.Rent(RoomFor(stream));

    /// <summary>Gets the room for further bytes; never empty.</summary>
    internal Memory<byte> Room => _bytes.AsMemory(_length);

    /// <summary>Gets the bytes that have come.</summary>
    internal ReadOnlySpan<byte> Bytes => _bytes.AsSpan(0, _length);

    /// <summary>Takes bytes that were read into the room.</summary>
    /// <exception cref="TraceFormatException">The payload is larger than an array.</exception>
    internal void Take(int count)
    {
        _length += count;
        if (_length < _bytes.Length) return;
        if (_length == Array.MaxLength) throw JoinedPayload.TooLarge(_length + 1L);
        byte[] larger = ArrayPool<byte>.Shared.Rent((int)Math.Min(_length * 2L, Array.MaxLength));
        Bytes.CopyTo(larger);
        ArrayPool<byte>.Shared.Return(_bytes);
        _bytes = larger;
    }

    /// <summary>Gives the array back.</summary>
    public void Dispose() => ArrayPool<byte>.Shared.Return(_bytes);

    // One byte more than there is, so that the end is seen without growing; what a stream says of its length is believed up to what an
    // agent takes.
    private static int RoomFor(Stream stream)
    {
        long rest = stream.CanSeek ? stream.Length - stream.Position : 0;
        return (int)Math.Clamp(rest + 1, FirstRoom, TracePayloadWriterOptions.AgentLimitBytes);
    }
}
