using System.Buffers;
using System.Text.Json;
using System.Text.Json.Serialization.Metadata;

namespace SpanPack;

/// <summary>JSON of one payload in pooled memory. One buffer is kept for the next post.</summary>
internal sealed class JsonBuffer : IBufferWriter<byte>, IDisposable
{
    /// <summary>The size of the memory in bytes. Larger arrays are collected only in generation 2, and pools keep few of them.</summary>
    internal const int MaxBytes = 64 * 1024;

    private static JsonBuffer? s_spare;

    private byte[] _memory = [];
    private int _count;
    private Utf8JsonWriter? _writer;
    private JsonSerializerOptions? _options; // those of the writer

    /// <summary>Gets the JSON.</summary>
    internal ReadOnlyMemory<byte> Bytes => _memory.AsMemory(0, _count);

    /// <summary>Serializes a payload.</summary>
    /// <returns>The buffer; null when the JSON is too long, or can only be produced asynchronously.</returns>
    /// <exception cref="Exception">The exception of the payload.</exception>
    internal static JsonBuffer? TryMake<T>(T payload, JsonTypeInfo<T> typeInfo)
    {
        if (typeInfo.Options.WriteIndented) return null; // its writer has more options, and nobody sends that
        JsonBuffer buffer = Interlocked.Exchange(ref s_spare, null) ?? new JsonBuffer();
        bool isMade = false;
        try
        {
            buffer._memory = ArrayPool<byte>.Shared.Rent(MaxBytes);
            JsonSerializer.Serialize(buffer.WriterFor(typeInfo.Options), payload, typeInfo);
            isMade = true;
        }
        catch (Exception problem) when (problem is JsonTooLongException or NotSupportedException)
        {
            // Who pushes it fails in the same way, if it cannot be made at all.
        }
        finally
        {
            if (!isMade) buffer.Dispose();
        }

        return isMade ? buffer : null;
    }

    public void Advance(int count) => _count += count;

    public Memory<byte> GetMemory(int sizeHint = 0)
        => _memory.Length - _count > sizeHint ? _memory.AsMemory(_count) : throw new JsonTooLongException();

    public Span<byte> GetSpan(int sizeHint = 0) => GetMemory(sizeHint).Span;

    public void Dispose()
    {
        if (_memory.Length == 0) return;
        ArrayPool<byte>.Shared.Return(_memory);
        (_memory, _count) = ([], 0);
        Volatile.Write(ref s_spare, this);
    }

    private Utf8JsonWriter WriterFor(JsonSerializerOptions options)
    {
        if (_writer is null || options != _options)
        {
            _writer?.Dispose();
            _options = options;
            // metadata writes nothing that is not JSON
            _writer = new Utf8JsonWriter(this,
                new JsonWriterOptions { Encoder = options.Encoder, MaxDepth = options.MaxDepth, SkipValidation = true });
        }
        else
        {
            _writer.Reset(this);
        }

        return _writer;
    }
}
