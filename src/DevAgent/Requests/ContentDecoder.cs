using System.Buffers;
using System.Buffers.Binary;
using System.IO.Compression;
using System.Runtime.InteropServices;

namespace SpanPack;

/// <summary>
/// Undoes the <c>Content-Encoding</c> of bodies: none or gzip of one member. The expansion of compressed bytes is limited.
/// </summary>
internal static class ContentDecoder
{
    private const int BlockBytes = 16 * 1024;
    // RFC 1952: a header of 10 bytes, nothing in 0 or more, checksum and size of what was compressed in 4 each
    private const int MinBytes = 18;
    private const int SizeBytes = 4;

    /// <summary>Returns the bytes of a body: those of the request if it was not compressed.</summary>
    /// <param name="encoding">The header; null or empty for none.</param>
    /// <param name="body">The received body.</param>
    /// <param name="maxBytes">The maximum number of bytes.</param>
    /// <returns>The bytes, or a refusal: 413 for too many, 415 for an unknown encoding, 400 for invalid gzip.</returns>
    internal static DecodedBody Decode(string? encoding, ReadOnlyMemory<byte> body, int maxBytes)
        => Read(encoding, body, maxBytes, isKept: true);

    /// <summary>Counts the bytes that <see cref="Decode"/> would return, without keeping any.</summary>
    internal static DecodedBody Measure(string? encoding, ReadOnlyMemory<byte> body, int maxBytes)
        => Read(encoding, body, maxBytes, isKept: false);

    private static DecodedBody Read(string? encoding, ReadOnlyMemory<byte> body, int maxBytes, bool isKept)
    {
        switch (encoding?.Trim().ToLowerInvariant())
        {
            case null or "" or "identity":
                return body.Length > maxBytes ? TooLarge(maxBytes) : new DecodedBody(isKept ? body : default, body.Length);
            case "gzip" or "x-gzip":
                return Expand(body, maxBytes, isKept);
            default:
                return DecodedBody.Refuse(415, $"Content-Encoding '{encoding}' is not read here; send gzip, or none");
        }
    }

    private static DecodedBody Expand(ReadOnlyMemory<byte> body, int maxBytes, bool isKept)
    {
        using var gzip = new GZipStream(StreamOf(body), CompressionMode.Decompress);
        var kept = new ArrayBufferWriter<byte>();
        byte[] block = ArrayPool<byte>.Shared.Rent(BlockBytes);
        try
        {
            long length = 0;
            for (int read; (read = gzip.Read(block)) > 0;)
            {
                length += read;
                if (length > maxBytes) return TooLarge(maxBytes);
                if (isKept) kept.Write(block.AsSpan(0, read));
            }

            // Up to .NET 8 a stream that was cut short just ends.
            bool isWhole = body.Length >= MinBytes && BinaryPrimitives.ReadUInt32LittleEndian(body.Span[^SizeBytes..]) == (uint)length;
            return isWhole
                ? new DecodedBody(isKept ? kept.WrittenMemory : default, (int)length)
                : DecodedBody.Refuse(400, "the gzip was cut short");
        }
        catch (InvalidDataException problem)
        {
            return DecodedBody.Refuse(400, $"this is not gzip: {problem.Message}");
        }
        finally
        {
            ArrayPool<byte>.Shared.Return(block);
        }
    }

    private static MemoryStream StreamOf(ReadOnlyMemory<byte> body)
        => MemoryMarshal.TryGetArray(body, out ArraySegment<byte> array)
            ? new MemoryStream(array.Array!, array.Offset, array.Count, writable: false)
            : new MemoryStream(body.ToArray(), writable: false);

    private static DecodedBody TooLarge(int maxBytes)
        => DecodedBody.Refuse(413, $"the body has more than {maxBytes} bytes when it is expanded");
}
