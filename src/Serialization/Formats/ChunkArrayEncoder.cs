using System.Buffers;
using System.Buffers.Binary;

namespace SpanPack;

/// <summary>Builds payloads that are constant bytes and then an array of chunks: v0.4 and v0.7. Nothing outlives a chunk, so one can be taken back at any time.</summary>
internal abstract class ChunkArrayEncoder : IPayloadEncoder
{
    private readonly PayloadBuffer _buffer = new();
    private int _lastChunk;

    public abstract TraceFormat Format { get; }

    public int ByteCount => _buffer.Length;

    public bool IsClosed => false;

    /// <summary>What a payload begins with, up to and including a header of an array with five bytes, the last five.</summary>
    protected abstract ReadOnlySpan<byte> Prefix { get; }

    public void Reset()
    {
        _buffer.Clear();
        _buffer.EnsureCapacity(0, Prefix.Length);
        Prefix.CopyTo(_buffer.Array);
        _buffer.SetLength(Prefix.Length);
        _lastChunk = Prefix.Length;
    }

    public void Append(in TraceChunk chunk, bool isFirstOfPayload)
    {
        int start = _buffer.Length;
        Write(_buffer, chunk, isFirstOfPayload);
        _lastChunk = start;
    }

    public void RollBack() => _buffer.SetLength(_lastChunk);

    public ReadOnlySequence<byte> Complete(int chunkCount) => new(CompleteContiguous(chunkCount));

    public ReadOnlyMemory<byte> CompleteContiguous(int chunkCount)
    {
        BinaryPrimitives.WriteUInt32BigEndian(_buffer.Array.AsSpan(Prefix.Length - sizeof(uint)), (uint)chunkCount);
        return _buffer.WrittenMemory;
    }

    public void Dispose() => _buffer.Dispose();

    /// <summary>Writes a chunk after what the buffer holds; when it throws, the buffer's length is what it was.</summary>
    protected abstract void Write(PayloadBuffer buffer, in TraceChunk chunk, bool isFirstOfPayload);
}
