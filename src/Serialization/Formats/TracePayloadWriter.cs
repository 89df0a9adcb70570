using System.Buffers.Binary;

namespace SpanPack;

/// <summary>Builds one v0.4 payload after the other: an array of chunks, of bounded size. Not safe for use by two threads at once.</summary>
public sealed class TracePayloadWriter : IDisposable
{
    /// <summary>The size, in bytes, after which a payload is complete by default: 5 MiB.</summary>
    public const int DefaultTargetBytes = 5 * 1024 * 1024;

    /// <summary>The size, in bytes, that a payload does not pass by default: 10 MiB. Agents refuse bodies over 25 MiB.</summary>
    public const int DefaultMaxBytes = 10 * 1024 * 1024;

    /// <summary>The largest body that an agent takes unless it is told otherwise: 25 MiB (<c>config.max_request_bytes</c> of its <c>/info</c>).</summary>
    public const int AgentLimitBytes = 25 * 1024 * 1024;

    private const int HeaderSize = 5; // array 32, so that the count can be written last

    private readonly SpanMessagePackFormatter _formatter;
    private readonly PayloadBuffer _buffer = new();
    private readonly int _targetBytes;
    private readonly int _maxBytes;

    /// <summary>Creates a writer with an empty payload.</summary>
    /// <param name="formatter">Writes the chunks; not null.</param>
    /// <param name="targetBytes">The payload is full once it has this many bytes; 1 or more.</param>
    /// <param name="maxBytes">The payload never has more bytes than this; <paramref name="targetBytes"/> or more.</param>
    /// <exception cref="ArgumentNullException"><paramref name="formatter"/> is null.</exception>
    /// <exception cref="ArgumentOutOfRangeException">A size is out of its range.</exception>
    public TracePayloadWriter(SpanMessagePackFormatter formatter, int targetBytes = DefaultTargetBytes, int maxBytes = DefaultMaxBytes)
    {
        ArgumentNullException.ThrowIfNull(formatter);
        ArgumentOutOfRangeException.ThrowIfNegativeOrZero(targetBytes);
        ArgumentOutOfRangeException.ThrowIfLessThan(maxBytes, targetBytes);
        _formatter = formatter;
        _targetBytes = targetBytes;
        _maxBytes = maxBytes;
        Reset();
    }

    /// <summary>Gets the number of chunks in the payload: the value of the header <c>X-Datadog-Trace-Count</c>.</summary>
    public int ChunkCount { get; private set; }

    /// <summary>Gets the number of spans in the payload.</summary>
    public int SpanCount { get; private set; }

    /// <summary>Gets the number of bytes of the payload so far; 5 for an empty one.</summary>
    public int ByteCount => _buffer.Length;

    /// <summary>Appends a chunk, if it fits.</summary>
    /// <param name="chunk">The chunk.</param>
    /// <returns>What became of it. A chunk that is not appended leaves no trace in the payload.</returns>
    public PayloadAppendResult TryAppend(in TraceChunk chunk)
    {
        int start = _buffer.Length;
        _formatter.Write(_buffer, chunk, isFirstOfPayload: ChunkCount == 0);
        if (_buffer.Length > _maxBytes)
        {
            _buffer.SetLength(start);
            return ChunkCount == 0 ? PayloadAppendResult.ChunkTooLarge : PayloadAppendResult.PayloadFull;
        }

        ChunkCount++;
        SpanCount += chunk.Spans.Count;
        return _buffer.Length >= _targetBytes ? PayloadAppendResult.AppendedAndFull : PayloadAppendResult.Appended;
    }

    /// <summary>Writes the number of chunks into the header.</summary>
    /// <returns>The body of a request to <c>/v0.4/traces</c>. Valid until the next append, <see cref="Reset"/> or <see cref="Dispose"/>.</returns>
    public ReadOnlyMemory<byte> Complete()
    {
        BinaryPrimitives.WriteUInt32BigEndian(_buffer.Array.AsSpan(1), (uint)ChunkCount);
        return _buffer.WrittenMemory;
    }

    /// <summary>Begins an empty payload and keeps the memory.</summary>
    public void Reset()
    {
        _buffer.Clear();
        _buffer.EnsureCapacity(0, HeaderSize);
        _buffer.Array[0] = MessagePackCode.Array32;
        _buffer.SetLength(HeaderSize);
        ChunkCount = 0;
        SpanCount = 0;
    }

    /// <summary>Returns the memory to the pool.</summary>
    public void Dispose() => _buffer.Dispose();
}
