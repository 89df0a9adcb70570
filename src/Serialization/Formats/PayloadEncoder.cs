using System.Buffers;
using System.Buffers.Binary;

namespace SpanPack;

/// <summary>
/// Builds the bodies of payloads in one format, one after the other. <see cref="TracePayloadWriter"/> enforces sizes and limits. Not safe
/// for use by two threads at once.
/// </summary>
/// <remarks>
/// <see cref="Reset"/>, then <see cref="Append(in TraceChunk, bool)"/> any number of times, then <see cref="Complete"/>. Every format ends
/// with an array of chunks, whose count is written last. Formats with a string table cannot remove a chunk and continue: its strings in the
/// table would be missing from the bytes. So a roll back, or an append that throws, closes such a payload; it can still be completed.
/// </remarks>
internal abstract partial class PayloadEncoder : IDisposable
{
    private readonly PayloadSegments _segments = new();
    private PayloadPlace _lastChunk;
    private int _byteCount;
    private int _version;
    private int _countOffset; // in the first block of the chunks
    private bool _isBegun; // else there is no memory
    private bool _isClosed;
    private bool _isWriting; // also after an append that has thrown

    /// <param name="memory">The memory of payloads.</param>
    /// <param name="hasHead">Whether there are bytes before the chunks that grow with them.</param>
    protected PayloadEncoder(PayloadMemory memory, bool hasHead = false)
    {
        Chunks = PayloadBuffer.InBlocks(memory.BlockBytes, memory.Pool);
        if (hasHead) Head = PayloadBuffer.InBlocks(memory.BlockBytes, memory.Pool);
    }

    public abstract TraceFormat Format { get; }

    /// <summary>Gets the bytes of the body if it were completed now; 0 while there is no memory.</summary>
    public int ByteCount => _byteCount;

    /// <summary>Gets a number that changes with the bytes, so that holders of the bytes detect that they are no longer valid.</summary>
    public int Version => _version;

    /// <summary>Gets the number of unsupported structured values, in all payloads so far and in chunks that were rolled back.</summary>
    public long DroppedStructureCount { get; protected set; }

    /// <summary>Gets whether the payload accepts no more chunks until <see cref="Reset"/>.</summary>
    public bool IsClosed => _isClosed || (_isWriting && HasTable);

    /// <summary>The buffer of the chunks, after the start of the payload.</summary>
    protected readonly PayloadBuffer Chunks;

    /// <summary>The bytes before <see cref="Chunks"/> that grow with them; null for none.</summary>
    protected readonly PayloadBuffer? Head;

    /// <summary>Gets whether chunks refer to strings of previous chunks.</summary>
    protected virtual bool HasTable => false;

    /// <summary>Starts an empty payload and keeps the memory.</summary>
    public void Reset()
    {
        _version++;
        _isBegun = false;
        ForgetTexts();
        Chunks.Clear();
        Head?.Clear();
        Chunks.Open();
        Head?.Open();
        BeginPayload();
        _isClosed = false;
        _isWriting = false;
        _countOffset = Chunks.Length - sizeof(uint);
        _lastChunk = Chunks.Place;
        _byteCount = Measure();
        _isBegun = true;
    }

    /// <summary>Appends a chunk. When it throws, the body is unchanged.</summary>
    /// <param name="chunk">The chunk.</param>
    /// <param name="isFirstOfPayload">Whether tags that a payload has once are added to this chunk.</param>
    /// <exception cref="InvalidOperationException">The payload is closed, or would pass 2 GiB.</exception>
    public void Append(in TraceChunk chunk, bool isFirstOfPayload)
    {
        BeginChunk();
        WriteChunk(chunk, isFirstOfPayload);
        EndChunk();
    }

    /// <summary>Removes the chunk that was appended last.</summary>
    public void RollBack()
    {
        _isWriting = false;
        _isClosed = HasTable;
        Chunks.GoBack(_lastChunk);
        TakeBackHead();
        _byteCount = Measure();
    }

    /// <summary>
    /// Writes the counts into the headers. The body is valid until the next append, <see cref="Reset"/> or <see cref="Dispose"/>.
    /// </summary>
    /// <param name="chunkCount">The number of chunks that were appended and not rolled back.</param>
    /// <returns>The body, in the segments in which it was built.</returns>
    public ReadOnlySequence<byte> Complete(int chunkCount)
    {
        Finish(chunkCount);
        return _segments.AsSequence();
    }

    /// <summary>Does the same as <see cref="Complete"/>, in one piece; copies a body of several segments.</summary>
    /// <param name="chunkCount">The number of chunks that were appended and not rolled back.</param>
    public ReadOnlyMemory<byte> CompleteContiguous(int chunkCount)
    {
        Finish(chunkCount);
        return _segments.AsMemory();
    }

    /// <summary>Writes the start of a payload, including the header of the array of chunks: the last five bytes.</summary>
    protected abstract void BeginPayload();

    /// <summary>Writes a chunk after the last one.</summary>
    protected abstract void WriteChunk(in TraceChunk chunk, bool isFirstOfPayload);

    /// <summary>Removes the bytes that the last chunk added to <see cref="Head"/>.</summary>
    protected virtual void TakeBackHead()
    {
    }

    /// <summary>Writes the counts of <see cref="Head"/>.</summary>
    protected virtual void FinishHead()
    {
    }

    private int Measure() => checked((Head is { } head ? head.ByteCount : 0) + Chunks.ByteCount);

    private void Finish(int chunkCount)
    {
        if (!_isBegun) Reset();
        if (_isWriting) RollBack();
        BinaryPrimitives.WriteUInt32BigEndian(Chunks.FirstBlock.AsSpan(_countOffset), (uint)chunkCount);
        _segments.Clear();
        if (Head is { } head)
        {
            FinishHead();
            _segments.Add(head);
        }

        _segments.Add(Chunks);
    }
}
