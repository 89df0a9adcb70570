using System.Buffers;
using System.Diagnostics;

namespace SpanPack;

/// <summary>Builds one payload after the other, of bounded size. Not safe for use by two threads at once.</summary>
/// <remarks>
/// Append until the result says that the payload is full, then <see cref="Complete"/>, send, and <see cref="Reset"/>. A payload is full after the
/// chunk that passes its target size; a chunk that passes the hard limit is taken back, to be appended once more to an empty payload. Allocates
/// nothing once its buffers have grown.
/// </remarks>
[DebuggerDisplay("{ToString(),nq}")]
public sealed class TracePayloadWriter : IDisposable
{
    /// <summary>The size, in bytes, after which a payload is complete by default: 5 MiB.</summary>
    public const int DefaultTargetBytes = 5 * 1024 * 1024;

    /// <summary>The size, in bytes, that a payload does not pass by default: 10 MiB. Agents refuse bodies over 25 MiB.</summary>
    public const int DefaultMaxBytes = 10 * 1024 * 1024;

    /// <summary>The largest body that an agent takes unless it is told otherwise: 25 MiB (<c>config.max_request_bytes</c> of its <c>/info</c>).</summary>
    public const int AgentLimitBytes = 25 * 1024 * 1024;

    private readonly PayloadEncoder _encoder;
    private readonly int _targetBytes;
    private readonly int _maxBytes;

    /// <summary>Creates a writer of v0.4 payloads, the first of them empty.</summary>
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
        _targetBytes = targetBytes;
        _maxBytes = maxBytes;
        _encoder = new V04PayloadEncoder(formatter);
    }

    /// <summary>Creates a writer of payloads of any format, the first of them empty.</summary>
    /// <param name="format">The format.</param>
    /// <param name="options">How payloads are built; null writes chunks as they are, with the default sizes.</param>
    /// <exception cref="ArgumentOutOfRangeException">There is no such format, or a size is out of its range.</exception>
    public TracePayloadWriter(TraceFormat format, TracePayloadWriterOptions? options = null)
    {
        options ??= new TracePayloadWriterOptions();
        ArgumentOutOfRangeException.ThrowIfNegativeOrZero(options.TargetBytes);
        ArgumentOutOfRangeException.ThrowIfLessThan(options.MaxBytes, options.TargetBytes);
        ArgumentOutOfRangeException.ThrowIfNegative(options.BlockBytes);
        _targetBytes = options.TargetBytes;
        _maxBytes = options.MaxBytes;
        _encoder = PayloadFormats.CreateEncoder(format, options);
    }

    /// <summary>Gets the format of the payloads.</summary>
    public TraceFormat Format => _encoder.Format;

    /// <summary>Gets the number of chunks in the payload: the value of the header <c>X-Datadog-Trace-Count</c>.</summary>
    public int ChunkCount { get; private set; }

    /// <summary>Gets the number of spans in the payload.</summary>
    public int SpanCount { get; private set; }

    /// <summary>Gets the number of bytes of the payload so far. An empty one has a few: 5 in v0.4.</summary>
    public int ByteCount => _encoder.ByteCount;

    /// <summary>Gets how many entries of structured data (<c>meta_struct</c>) were left out of chunks because the format has no place for them (v0.5), in all payloads so far.</summary>
    public long DroppedStructureCount { get; private set; }

    /// <summary>Appends a chunk, if it fits.</summary>
    /// <param name="chunk">The chunk.</param>
    /// <returns>What became of it. A chunk that is not appended leaves no trace in the payload.</returns>
    /// <exception cref="InvalidOperationException">The payload would pass 2 GiB. It is what it was before.</exception>
    public PayloadAppendResult TryAppend(in TraceChunk chunk)
    {
        PayloadEncoder encoder = _encoder;
        int chunkCount = ChunkCount;
        if (encoder.IsClosed)
        {
            if (chunkCount > 0) return PayloadAppendResult.PayloadFull;
            encoder.Reset(); // the chunk that closed it was the only one
        }

        long dropped = encoder.DroppedStructureCount;
        encoder.Append(chunk, isFirstOfPayload: chunkCount == 0);
        int byteCount = encoder.ByteCount;
        if (byteCount > _maxBytes)
        {
            encoder.RollBack();
            return chunkCount == 0 ? PayloadAppendResult.ChunkTooLarge : PayloadAppendResult.PayloadFull;
        }

        ChunkCount = chunkCount + 1;
        SpanCount += chunk.SpanCount;
        DroppedStructureCount += encoder.DroppedStructureCount - dropped;
        return byteCount >= _targetBytes ? PayloadAppendResult.AppendedAndFull : PayloadAppendResult.Appended;
    }

    /// <summary>Finishes the payload. More chunks may be appended afterwards, and the payload completed again.</summary>
    /// <returns>The body of a request to the path of the format. Valid until the next append, <see cref="Reset"/> or <see cref="Dispose"/>.</returns>
    public ReadOnlyMemory<byte> Complete() => _encoder.CompleteContiguous(ChunkCount);

    /// <summary>Finishes the payload as <see cref="Complete"/> does, without copying what is built in several blocks (<see cref="TracePayloadWriterOptions.BlockBytes"/>, and v0.5) into one.</summary>
    /// <returns>The body. Valid until the next append, <see cref="Reset"/> or <see cref="Dispose"/>.</returns>
    public ReadOnlySequence<byte> CompleteSegments() => _encoder.Complete(ChunkCount);

    /// <summary>Begins an empty payload and keeps the memory.</summary>
    public void Reset()
    {
        _encoder.Reset();
        ChunkCount = 0;
        SpanCount = 0;
    }

    /// <summary>Returns the memory to the pool.</summary>
    public void Dispose() => _encoder.Dispose();

    /// <summary>Says how much the payload holds; for a person, not for parsing.</summary>
    /// <returns>Format, number of chunks, of spans and of bytes.</returns>
    public override string ToString() => $"{Format}: {ChunkCount} chunks, {SpanCount} spans, {ByteCount} bytes";
}
