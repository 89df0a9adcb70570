using System.Buffers;

namespace SpanPack;

/// <content>Payloads from streams. They are read to their end first, so errors are those of a contiguous payload.</content>
public static partial class TracePayloadReader
{
    private const int FirstRoom = 64 * 1024;

    /// <summary>Reads a payload from a stream, up to its end.</summary>
    /// <param name="stream">The stream; not null. It is not closed.</param>
    /// <param name="format">The format; null to detect it (<see cref="TraceFormatDetector"/>).</param>
    /// <param name="maxObjectBytes">
    /// The most bytes of memory for the content, 0 or more; the last growing list may exceed it. Null uses
    /// <see cref="GetDefaultObjectBytes"/>.
    /// </param>
    /// <returns>The payload; see <see cref="Read(ReadOnlySpan{byte}, TraceFormat?, long?)"/>.</returns>
    /// <exception cref="ArgumentNullException"><paramref name="stream"/> is null.</exception>
    /// <exception cref="TraceFormatException">
    /// The payload is malformed, has a value of a wrong type, exceeds the memory limit or is larger than 2 GiB.
    /// </exception>
    /// <exception cref="IOException">The stream fails.</exception>
    public static TracePayload Read(Stream stream, TraceFormat? format = null, long? maxObjectBytes = null)
    {
        ArgumentNullException.ThrowIfNull(stream);
        byte[] bytes = ArrayPool<byte>.Shared.Rent(RoomFor(stream));
        int length = 0;
        try
        {
            for (int count; (count = stream.Read(bytes, length, bytes.Length - length)) > 0;)
            {
                length += count;
                if (length == bytes.Length) bytes = Grow(bytes);
            }

            return Read(bytes.AsSpan(0, length), format, maxObjectBytes);
        }
        finally
        {
            ArrayPool<byte>.Shared.Return(bytes);
        }
    }

    /// <summary>Reads a payload from a stream, up to its end.</summary>
    /// <param name="stream">The stream; not null. It is not closed.</param>
    /// <param name="format">The format; null to detect it (<see cref="TraceFormatDetector"/>).</param>
    /// <param name="maxObjectBytes">
    /// The most bytes of memory for the content, 0 or more; the last growing list may exceed it. Null uses
    /// <see cref="GetDefaultObjectBytes"/>.
    /// </param>
    /// <param name="cancellationToken">Cancels the read.</param>
    /// <returns>The payload; see <see cref="Read(ReadOnlySpan{byte}, TraceFormat?, long?)"/>.</returns>
    /// <exception cref="ArgumentNullException"><paramref name="stream"/> is null.</exception>
    /// <exception cref="TraceFormatException">
    /// The payload is malformed, has a value of a wrong type, exceeds the memory limit or is larger than 2 GiB.
    /// </exception>
    /// <exception cref="IOException">The stream fails.</exception>
    /// <exception cref="OperationCanceledException">It was cancelled.</exception>
    public static async ValueTask<TracePayload> ReadAsync(Stream stream, TraceFormat? format = null, long? maxObjectBytes = null,
        CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(stream);
        byte[] bytes = ArrayPool<byte>.Shared.Rent(RoomFor(stream));
        int length = 0;
        try
        {
            for (int count; (count = await stream.ReadAsync(bytes.AsMemory(length), cancellationToken).ConfigureAwait(false)) > 0;)
            {
                length += count;
                if (length == bytes.Length) bytes = Grow(bytes);
            }

            return Read(bytes.AsSpan(0, length), format, maxObjectBytes);
        }
        finally
        {
            ArrayPool<byte>.Shared.Return(bytes);
        }
    }

    // One byte more than there is, so that the end is seen without growing; what a stream says of its length is believed up to what an
    // agent takes.
    private static int RoomFor(Stream stream)
    {
        long rest = stream.CanSeek ? stream.Length - stream.Position : 0;
        return (int)Math.Clamp(rest + 1, FirstRoom, TracePayloadWriterOptions.AgentLimitBytes);
    }

    private static byte[] Grow(byte[] full)
    {
        if (full.Length == Array.MaxLength) throw TooLarge(full.Length + 1L);
        byte[] larger = ArrayPool<byte>.Shared.Rent((int)Math.Min(full.Length * 2L, Array.MaxLength));
        full.CopyTo(larger, 0);
        ArrayPool<byte>.Shared.Return(full);
        return larger;
    }
}
