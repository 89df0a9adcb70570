using System.Buffers;
using System.Buffers.Binary;

namespace SpanPack;

/// <summary>Builds the body of one payload after the other in one format. Sizes and limits are the business of <see cref="TracePayloadWriter"/>. Not safe for use by two threads at once.</summary>
/// <remarks>
/// <see cref="Reset"/>, then <see cref="Append(in TraceChunk, bool)"/> any number of times, then <see cref="Complete"/>. Every format ends with an array of chunks, whose count is written last.
/// Formats with a string table cannot take a chunk back and go on: what the chunk has put into the table would be missing from the bytes. So a roll
/// back, or an append that throws, closes such a payload; it can still be completed.
/// </remarks>
internal abstract partial class PayloadEncoder : IDisposable
{
    private readonly PayloadSegments _segments = new();
    private PayloadPlace _lastChunk;
    private int _countOffset; // in the first block of the chunks
    private bool _isBegun; // else there is no memory
    private bool _isClosed;
    private bool _isWriting; // also after an append that has thrown

    /// <param name="memory">What payloads are built in.</param>
    /// <param name="hasHead">Whether there is something before the chunks that grows with them.</param>
    protected PayloadEncoder(PayloadMemory memory, bool hasHead = false)
    {
        Chunks = memory.CreateBuffer();
        if (hasHead) Head = memory.CreateBuffer();
    }

    public abstract TraceFormat Format { get; }

    /// <summary>Bytes of the body if it were completed now; 0 while there is no memory.</summary>
    public int ByteCount { get; private set; }

    /// <summary>Changes with every call that changes the bytes: who was handed them knows by it that they are gone.</summary>
    public int Version { get; private set; }

    /// <summary>Structured data (<c>meta_struct</c>) that the format has no place for and that was left out, in all payloads so far, chunks included that were rolled back.</summary>
    public long DroppedStructureCount { get; protected set; }

    /// <summary>Whether the payload takes no more chunks until <see cref="Reset"/>.</summary>
    public bool IsClosed => _isClosed || (_isWriting && HasTable);

    /// <summary>What chunks are written to, after what the payload begins with.</summary>
    protected PayloadBuffer Chunks { get; }

    /// <summary>What comes before <see cref="Chunks"/> and grows with them; null for nothing.</summary>
    protected PayloadBuffer? Head { get; }

    /// <summary>Whether chunks refer to strings of chunks before them.</summary>
    protected virtual bool HasTable => false;

    /// <summary>Begins the first payload, at the end of a constructor: when the pool refuses, nobody else can give back what was rented.</summary>
    protected void Begin()
    {
        try
        {
            Reset();
        }
        catch
        {
            Dispose();
            throw;
        }
    }

    /// <summary>Begins an empty payload and keeps the memory.</summary>
    public void Reset()
    {
        Version++;
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
        ByteCount = Measure();
        _isBegun = true;
    }

    /// <summary>Appends a chunk. When it throws, the body is what it was before.</summary>
    /// <param name="chunk">The chunk.</param>
    /// <param name="isFirstOfPayload">Whether the tags that go into a payload once go into this chunk.</param>
    /// <exception cref="InvalidOperationException">The payload is closed, or would pass 2 GiB.</exception>
    public void Append(in TraceChunk chunk, bool isFirstOfPayload)
    {
        BeginChunk();
        WriteChunk(chunk, isFirstOfPayload);
        EndChunk();
    }

    /// <summary>Takes away the chunk that was appended last.</summary>
    public void RollBack()
    {
        _isWriting = false;
        _isClosed = HasTable;
        Chunks.GoBack(_lastChunk);
        TakeBackHead();
        ByteCount = Measure();
    }

    /// <summary>Writes the counts into the headers. The body is valid until the next append, <see cref="Reset"/> or <see cref="Dispose"/>.</summary>
    /// <param name="chunkCount">Chunks that were appended and not rolled back.</param>
    /// <returns>The body, in as many segments as it is built in.</returns>
    public ReadOnlySequence<byte> Complete(int chunkCount)
    {
        Finish(chunkCount);
        return _segments.AsSequence();
    }

    /// <summary>As <see cref="Complete"/>, in one piece; copies where the body is built in several.</summary>
    /// <param name="chunkCount">Chunks that were appended and not rolled back.</param>
    public ReadOnlyMemory<byte> CompleteContiguous(int chunkCount)
    {
        Finish(chunkCount);
        return _segments.AsMemory();
    }

    /// <summary>Writes what a payload begins with, up to and including the header of the array of chunks: five bytes, the last of <see cref="Chunks"/>.</summary>
    protected abstract void BeginPayload();

    /// <summary>Writes a chunk after the last one.</summary>
    protected abstract void WriteChunk(in TraceChunk chunk, bool isFirstOfPayload);

    /// <summary>Takes away what the last chunk added to <see cref="Head"/>.</summary>
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
