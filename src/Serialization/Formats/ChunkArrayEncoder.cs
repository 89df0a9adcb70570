using System.Buffers.Binary;

namespace SpanPack;

/// <summary>Builds payloads that are constant bytes and then an array of chunks: v0.4 and v0.7. Nothing outlives a chunk, so one can be taken back at any time.</summary>
internal abstract class ChunkArrayEncoder : PayloadEncoder
{
    private int _lastChunk;

    /// <summary>The payload so far.</summary>
    protected PayloadBuffer Buffer { get; } = new();

    /// <summary>What a payload begins with, up to and including a header of an array with five bytes, the last five.</summary>
    protected abstract ReadOnlySpan<byte> Prefix { get; }

    public override void Reset()
    {
        Buffer.Clear();
        Buffer.EnsureCapacity(0, Prefix.Length);
        Prefix.CopyTo(Buffer.Array);
        SetEnd(Prefix.Length);
        _lastChunk = Prefix.Length;
    }

    public override void RollBack() => SetEnd(_lastChunk);

    public override ReadOnlyMemory<byte> CompleteContiguous(int chunkCount)
    {
        BinaryPrimitives.WriteUInt32BigEndian(Buffer.Array.AsSpan(Prefix.Length - sizeof(uint)), (uint)chunkCount);
        return Buffer.WrittenMemory;
    }

    public override void Dispose()
    {
        Buffer.Dispose();
        ByteCount = 0;
    }

    /// <summary>Notes where a chunk that was just written ends.</summary>
    protected void EndChunk(int end)
    {
        _lastChunk = ByteCount;
        SetEnd(end);
    }

    private void SetEnd(int end)
    {
        Buffer.SetLength(end);
        ByteCount = end;
    }
}
