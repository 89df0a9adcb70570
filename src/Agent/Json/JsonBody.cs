using System.IO.Compression;
using System.Text.Json;
using System.Text.Json.Serialization.Metadata;

namespace SpanPack;

/// <summary>
/// Writes JSON into a stream, for transports outside of this library: the body of an <c>HttpWebRequest</c>, a file.
/// </summary>
/// <remarks>
/// All members may be used by any number of threads, each with a separate stream. A payload must not change until a call has ended. The
/// bytes are those of <see cref="AgentClient.PostAsJsonAsync{T}(string, T, JsonTypeInfo{T}, JsonCompression, CancellationToken)"/>. Up to
/// 4 MiB of JSON are serialized into pooled memory, then copied into the stream: a payload that fails writes nothing. A longer payload is
/// serialized into the stream.
/// </remarks>
public static class JsonBody
{
    /// <summary>Writes a payload as JSON.</summary>
    /// <typeparam name="T">The type of the payload.</typeparam>
    /// <param name="stream">The destination; it stays open.</param>
    /// <param name="payload">The payload.</param>
    /// <param name="typeInfo">The metadata of its type.</param>
    /// <param name="compression">
    /// The compression, which applies to short payloads too, because the caller has already sent its header.
    /// </param>
    /// <exception cref="ArgumentNullException"><paramref name="stream"/> or <paramref name="typeInfo"/> is null.</exception>
    public static void Write<T>(Stream stream, T payload, JsonTypeInfo<T> typeInfo, JsonCompression compression = JsonCompression.None)
    {
        ArgumentNullException.ThrowIfNull(stream);
        ArgumentNullException.ThrowIfNull(typeInfo);
        using JsonBuffer? made = JsonBuffer.TryMake(payload, typeInfo);
        using GZipStream? compressor = compression == JsonCompression.None ? null : JsonBuffer.CompressTo(stream);
        if (made is not null) made.WriteTo(compressor ?? stream);
        else JsonSerializer.Serialize(compressor ?? stream, payload, typeInfo);
    }

    /// <summary>Writes a payload as JSON without blocking a thread.</summary>
    /// <typeparam name="T">The type of the payload.</typeparam>
    /// <param name="stream">The destination; it stays open.</param>
    /// <param name="payload">The payload.</param>
    /// <param name="typeInfo">The metadata of its type.</param>
    /// <param name="compression">The compression, which applies to short payloads too.</param>
    /// <param name="cancellationToken">Cancels the write in the middle.</param>
    /// <exception cref="ArgumentNullException"><paramref name="stream"/> or <paramref name="typeInfo"/> is null.</exception>
    /// <exception cref="OperationCanceledException">It was cancelled.</exception>
    public static async Task WriteAsync<T>(Stream stream, T payload, JsonTypeInfo<T> typeInfo,
        JsonCompression compression = JsonCompression.None, CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(stream);
        ArgumentNullException.ThrowIfNull(typeInfo);
        using JsonBuffer? made = JsonBuffer.TryMake(payload, typeInfo);
        if (compression == JsonCompression.None)
        {
            await WriteAsync(stream, made, payload, typeInfo, cancellationToken).ConfigureAwait(false);
            return;
        }

        GZipStream compressor = JsonBuffer.CompressTo(stream);
        await using (compressor.ConfigureAwait(false))
            await WriteAsync(compressor, made, payload, typeInfo, cancellationToken).ConfigureAwait(false);
    }

    private static Task WriteAsync<T>(Stream stream, JsonBuffer? made, T payload, JsonTypeInfo<T> typeInfo, CancellationToken cancellation)
        => made is not null
            ? made.WriteToAsync(stream, cancellation)
            : JsonSerializer.SerializeAsync(stream, payload, typeInfo, cancellation);
}
