using System.Buffers;
using System.Diagnostics;

namespace SpanPack;

/// <summary>Builds payloads of one format, one after the other, of bounded size. Not safe for use by two threads at once.</summary>
/// <remarks>
/// <para>
/// <see cref="Append"/> and <see cref="AppendAsync"/> pass each full payload to the caller's method, and <see cref="Flush"/> and
/// <see cref="FlushAsync"/> the last one: nothing is lost. To decide yourself when a payload is sent, use <see cref="TryAppend"/>,
/// <see cref="Complete"/> and <see cref="Reset"/>.
/// </para>
/// <para>
/// A payload is full after the chunk that exceeds its target size. A chunk that exceeds the hard limit is rolled back and written into an
/// empty payload. Nothing is allocated once the buffers have grown.
/// </para>
/// <para>
/// The writer calls code of the program: tag classes while it appends, and the method that receives a payload. Such code must not use the
/// writer: every member that changes the payload then throws <see cref="InvalidOperationException"/>.
/// </para>
/// </remarks>
[DebuggerDisplay("{ToString(),nq}")]
public sealed partial class TracePayloadWriter : IDisposable
{
    private readonly PayloadEncoder _encoder;
    private readonly ArrayPool<byte> _pool;
    private readonly int _targetBytes;
    private readonly int _maxBytes;
    private int _chunkCount;
    private int _spanCount;
    private long _droppedStructureCount;
    private bool _isDisposed;
    private bool _isClosed; // a chunk did not fit
    private bool _isEntered; // it has called code of the program, which must not call it
    private int _lastTooLarge; // bytes that the payload had with that chunk

    /// <summary>Creates a writer with an empty payload.</summary>
    /// <param name="format">The format.</param>
    /// <param name="options">
    /// How payloads are built; null for the defaults: the data of each chunk and the tags of every tracer, without tags of the process.
    /// </param>
    /// <exception cref="ArgumentNullException">The options have no header or no tags of the process.</exception>
    /// <exception cref="ArgumentOutOfRangeException">There is no such format, or a size is out of range.</exception>
    public TracePayloadWriter(TraceFormat format, TracePayloadWriterOptions? options = null)
    {
        options ??= new TracePayloadWriterOptions();
        ArgumentNullException.ThrowIfNull(options.ProcessTags);
        ArgumentNullException.ThrowIfNull(options.Header);
        ArgumentOutOfRangeException.ThrowIfNegativeOrZero(options.TargetBytes);
        ArgumentOutOfRangeException.ThrowIfLessThan(options.MaxBytes, options.TargetBytes);
        ArgumentOutOfRangeException.ThrowIfNegative(options.BlockBytes);
        _targetBytes = options.TargetBytes;
        _maxBytes = options.MaxBytes;
        _pool = options.Pool ?? ArrayPool<byte>.Shared;
        _encoder = PayloadFormats.CreateEncoder(format, options);
    }

    /// <summary>Gets the format of the payloads.</summary>
    public TraceFormat Format => _encoder.Format;

    /// <summary>Gets the number of chunks in the payload.</summary>
    public int ChunkCount => _chunkCount;

    /// <summary>Gets the number of spans in the payload.</summary>
    public int SpanCount => _spanCount;

    /// <summary>
    /// Gets the number of bytes of the payload so far. An empty one has a few: 5 in v0.4; none after <see cref="Detach"/> and
    /// <see cref="ReturnMemory"/>.
    /// </summary>
    public int ByteCount => _encoder.ByteCount;

    /// <summary>
    /// Gets whether the payload accepts no more chunks: it has exceeded its target size, or a chunk would have exceeded the hard limit.
    /// </summary>
    public bool IsFull => _chunkCount > 0 && (_encoder.ByteCount >= _targetBytes || _isClosed || _encoder.IsClosed);

    /// <summary>
    /// Gets the number of structured data entries (<c>meta_struct</c>) that were dropped from chunks because the format has no place for
    /// them (v0.5), in all payloads so far.
    /// </summary>
    public long DroppedStructureCount => _droppedStructureCount;

    /// <summary>Appends a chunk if there is room.</summary>
    /// <param name="chunk">The chunk.</param>
    /// <returns>
    /// <see langword="false"/> when it was not appended and the payload is unchanged. The payload is then full: complete, send and
    /// <see cref="Reset"/> it, and append the chunk again. If it has no chunk (<see cref="ChunkCount"/> is 0), the chunk is too large for
    /// any payload.
    /// </returns>
    /// <exception cref="InvalidOperationException">
    /// The payload would exceed 2 GiB, or the pool returned an array that is too short: the payload is unchanged. Or code that the writer
    /// calls uses it.
    /// </exception>
    /// <exception cref="ObjectDisposedException">The writer was disposed.</exception>
    [MustUseResult("false when the chunk is not in the payload")]
    public bool TryAppend(in TraceChunk chunk)
    {
        ThrowIfEntered();
        if (IsFull) return false;
        PayloadEncoder encoder = _encoder;
        int chunkCount = _chunkCount;
        if (encoder.IsClosed) encoder.Reset(); // the chunk that closed it was the only one
        long dropped = encoder.DroppedStructureCount;
        _isEntered = true;
        try
        {
            encoder.Append(chunk, isFirstOfPayload: chunkCount == 0);
        }
        finally
        {
            _isEntered = false;
        }

        if (encoder.ByteCount > _maxBytes) return TakeBack();
        _chunkCount = chunkCount + 1;
        _spanCount += chunk.SpanCount;
        _droppedStructureCount += encoder.DroppedStructureCount - dropped;
        return true;
    }

    /// <summary>Appends a chunk from its templates: the same bytes that <see cref="TryAppend"/> writes for the spans.</summary>
    /// <returns>
    /// False when it was not appended: the payload has no room for it, or the templates do not fit this payload. The spans themselves can
    /// then be appended.
    /// </returns>
    internal bool TryAppendByTemplates(scoped ref readonly TemplatedChunk chunk)
    {
        ThrowIfEntered();
        if (IsFull || _encoder.IsClosed || !_encoder.Takes(in chunk, isFirstOfPayload: _chunkCount == 0)) return false;
        _encoder.Append(in chunk);
        if (_encoder.ByteCount > _maxBytes) return TakeBack();
        _chunkCount++;
        _spanCount += chunk.Spans.Length;
        return true;
    }

    /// <summary>Finishes the payload. More chunks may be appended afterwards, and the payload completed again.</summary>
    /// <returns>The payload, valid until the next append, <see cref="Reset"/> or <see cref="Dispose"/>.</returns>
    /// <exception cref="InvalidOperationException">Code that the writer calls uses it.</exception>
    /// <exception cref="ObjectDisposedException">The writer was disposed.</exception>
    public FinishedPayload Complete()
    {
        ThrowIfEntered();
        ObjectDisposedException.ThrowIf(_isDisposed, this);
        return new FinishedPayload(_encoder, _chunkCount, _spanCount);
    }

    /// <summary>Returns a description for display, not for parsing.</summary>
    public override string ToString()
        => $"{Format.GetName()}, chunks: {_chunkCount}, spans: {_spanCount}, bytes: {ByteCount}{(IsFull ? ", full" : string.Empty)}";

    private bool TakeBack()
    {
        _lastTooLarge = _encoder.ByteCount;
        _encoder.RollBack();
        _isClosed = _chunkCount > 0; // else the chunk is too large for any payload
        return false;
    }
}
