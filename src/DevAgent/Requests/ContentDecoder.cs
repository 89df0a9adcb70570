using System.Buffers;
using System.IO.Compression;

namespace SpanPack;

/// <summary>
/// Undoes the <c>Content-Encoding</c> of bodies: none or gzip, of any number of members. The expansion of compressed bytes is limited.
/// </summary>
internal static class ContentDecoder
{
    private const int BlockBytes = 16 * 1024;
    private const string CutShort = "the gzip was cut short";

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
        if (body.IsEmpty) return DecodedBody.Refuse(400, CutShort);
        using var gzip = new GZipStream(SealedGzip.Of(body), CompressionMode.Decompress);
        var kept = new ArrayBufferWriter<byte>();
        byte[] block = ArrayPool<byte>.Shared.Rent(BlockBytes);
        Span<byte> end = stackalloc byte[SealedGzip.Seal.Length];
        try
        {
            long length = -end.Length;
            for (int read; (read = gzip.Read(block)) > 0;)
            {
                length += read;
                if (length > maxBytes) return TooLarge(maxBytes);
                if (isKept) kept.Write(block.AsSpan(0, read));
                KeepEnd(block.AsSpan(0, read), end);
            }

            return length >= 0 && end.SequenceEqual(SealedGzip.Seal)
                ? new DecodedBody(isKept ? kept.WrittenMemory[..(int)length] : default, (int)length)
                : DecodedBody.Refuse(400, CutShort);
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

    private static void KeepEnd(ReadOnlySpan<byte> read, Span<byte> end)
    {
        int count = Math.Min(read.Length, end.Length);
        end[count..].CopyTo(end);
        read[^count..].CopyTo(end[^count..]);
    }

    private static DecodedBody TooLarge(int maxBytes)
        => DecodedBody.Refuse(413, $"the body has more than {maxBytes} bytes when it is expanded");
}
