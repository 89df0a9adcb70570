using System.Buffers;
using System.IO.Compression;
using System.Text.Json;
using System.Text.Json.Serialization.Metadata;

namespace SpanPack;

/// <summary>JSON of one payload, serialized by generated code into pooled memory. One buffer is kept for the next post.</summary>
internal sealed class JsonBuffer : IDisposable
{
    /// <summary>The maximum of the JSON in bytes. A longer payload is streamed, which takes the slower way through metadata.</summary>
    internal const int MaxBytes = 4 * 1024 * 1024;

    // After a payload that was too long, the next ones of its type are streamed: their first part would be serialized twice.
    private const int PushesAfterLong = 15;

    private static JsonBuffer? s_spare;

    private readonly JsonBlocks _plain = new();
    private readonly JsonBlocks _compressed = new();
    private Utf8JsonWriter? _writer;
    private JsonWriterOptions _options; // those of the writer
    private bool _isCompressed;

    /// <summary>Gets the length of the JSON in bytes.</summary>
    internal long Length => _plain.Length;

    /// <summary>Gets the JSON, compressed after <see cref="Compress"/>.</summary>
    internal ReadOnlySequence<byte> Bytes => (_isCompressed ? _compressed : _plain).Bytes;

    /// <summary>Serializes a payload.</summary>
    /// <returns>The buffer; null when the JSON is too long, or can only be produced asynchronously.</returns>
    /// <exception cref="Exception">The exception of the payload.</exception>
    internal static JsonBuffer? TryMake<T>(T payload, JsonTypeInfo<T> typeInfo)
    {
        if (typeInfo.Options.WriteIndented) return null; // its writer has more options, and nobody sends that
        if (Volatile.Read(ref Pushes<T>.Left) is > 0 and int left)
        {
            Volatile.Write(ref Pushes<T>.Left, left - 1);
            return null;
        }

        JsonBuffer buffer = Take(MaxBytes);
        bool isMade = false;
        try
        {
            // Metadata writes nothing that is not JSON.
            var options = new JsonWriterOptions
            {
                Encoder = typeInfo.Options.Encoder, MaxDepth = typeInfo.Options.MaxDepth, SkipValidation = true,
            };
            JsonSerializer.Serialize(buffer.WriterFor(options), payload, typeInfo);
            isMade = true;
        }
        catch (Exception problem) when (problem is JsonTooLongException or NotSupportedException)
        {
            // Streaming fails in the same way if it cannot be serialized at all.
            Volatile.Write(ref Pushes<T>.Left, PushesAfterLong);
        }
        finally
        {
            if (!isMade) buffer.Dispose();
        }

        return isMade ? buffer : null;
    }

    /// <summary>Makes JSON of any length.</summary>
    internal static JsonBuffer Make(Action<Utf8JsonWriter> write)
    {
        JsonBuffer buffer = Take(int.MaxValue);
        bool isMade = false;
        try
        {
            Utf8JsonWriter writer = buffer.WriterFor(new JsonWriterOptions { SkipValidation = true });
            write(writer);
            writer.Flush();
            isMade = true;
            return buffer;
        }
        finally
        {
            if (!isMade) buffer.Dispose();
        }
    }

    internal static GZipStream CompressTo(Stream stream) => new(stream, CompressionLevel.Fastest, leaveOpen: true);

    /// <summary>Compresses the JSON.</summary>
    internal void Compress()
    {
        using (GZipStream compressor = CompressTo(_compressed)) WriteTo(compressor);
        _isCompressed = true;
    }

    /// <summary>Copies the JSON to a stream.</summary>
    internal void WriteTo(Stream stream)
    {
        foreach (ReadOnlyMemory<byte> block in Bytes) stream.Write(block.Span);
    }

    /// <summary>Copies the JSON to a stream without blocking a thread.</summary>
    internal async Task WriteToAsync(Stream stream, CancellationToken cancellation)
    {
        foreach (ReadOnlyMemory<byte> block in Bytes) await stream.WriteAsync(block, cancellation).ConfigureAwait(false);
    }

    public void Dispose()
    {
        _plain.Release();
        _compressed.Release();
        _writer?.Reset(); // it holds the end of a payload that failed
        _isCompressed = false;
        Volatile.Write(ref s_spare, this);
    }

    private static JsonBuffer Take(int maxBytes)
    {
        JsonBuffer buffer = Interlocked.Exchange(ref s_spare, null) ?? new JsonBuffer();
        buffer._plain.MaxBytes = maxBytes;
        return buffer;
    }

    private Utf8JsonWriter WriterFor(JsonWriterOptions options)
    {
        if (_writer is null || options.Encoder != _options.Encoder || options.MaxDepth != _options.MaxDepth)
        {
            _writer?.Dispose();
            _options = options;
            _writer = new Utf8JsonWriter((IBufferWriter<byte>)_plain, options);
        }
        else
        {
            _writer.Reset((IBufferWriter<byte>)_plain);
        }

        return _writer;
    }

    private static class Pushes<T>
    {
        internal static int Left;
    }
}
