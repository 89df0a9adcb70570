using System.Buffers;

namespace SpanPack;

/// <summary>Bytes in blocks of pooled memory, written as a buffer or as a stream.</summary>
internal sealed class JsonBlocks : Stream, IBufferWriter<byte>
{
    /// <summary>The bytes of a block. Larger arrays would be collected only with the oldest objects, and pools keep few of them.</summary>
    internal const int BlockBytes = 64 * 1024;

    private readonly List<byte[]> _blocks = [];
    private readonly List<PayloadSegment> _segments = [];
    private long _linkedBytes; // of all blocks but the last
    private int _count; // of the last block

    /// <summary>Gets or sets the most bytes; no limit by default.</summary>
    internal int MaxBytes { get; set; } = int.MaxValue;

    public override bool CanRead => false;

    public override bool CanSeek => false;

    public override bool CanWrite => true;

    public override long Length => _linkedBytes + _count;

    public override long Position { get => Length; set => throw new NotSupportedException(); }

    /// <summary>Gets what was written, valid until <see cref="Release"/>.</summary>
    internal ReadOnlySequence<byte> Bytes
    {
        get
        {
            if (_blocks.Count == 0) return default;
            Link();
            return new(_segments[0], 0, _segments[_blocks.Count - 1], _count);
        }
    }

    public void Advance(int count) => _count += count;

    /// <exception cref="JsonTooLongException">There would be more bytes than are allowed.</exception>
    public Memory<byte> GetMemory(int sizeHint = 0)
    {
        int needed = Math.Max(sizeHint, 1);
        if (_blocks.Count > 0 && _blocks[^1].Length - _count >= needed) return _blocks[^1].AsMemory(_count);
        if (Length + needed > MaxBytes) throw new JsonTooLongException();
        byte[] block = ArrayPool<byte>.Shared.Rent(Math.Max(needed, BlockBytes));
        if (_blocks.Count > 0) Link();
        (_linkedBytes, _count) = (Length, 0);
        _blocks.Add(block);
        return block;
    }

    public Span<byte> GetSpan(int sizeHint = 0) => GetMemory(sizeHint).Span;

    public override void Write(byte[] buffer, int offset, int count) => BuffersExtensions.Write(this, buffer.AsSpan(offset, count));

    public override void Write(ReadOnlySpan<byte> buffer) => BuffersExtensions.Write(this, buffer);

    public override void Flush()
    {
        // All of it is in memory.
    }

    /// <summary>Gives the memory back.</summary>
    internal void Release()
    {
        foreach (byte[] block in _blocks) ArrayPool<byte>.Shared.Return(block);
        _blocks.Clear();
        foreach (PayloadSegment segment in _segments) segment.Set(default, null); // what is kept for the next payload keeps no block
        (_linkedBytes, _count) = (0, 0);
    }

    public override int Read(byte[] buffer, int offset, int count) => throw new NotSupportedException();

    public override long Seek(long offset, SeekOrigin origin) => throw new NotSupportedException();

    public override void SetLength(long value) => throw new NotSupportedException();

    // Shows the last block as the end of the sequence.
    private void Link()
    {
        int last = _blocks.Count - 1;
        if (last == _segments.Count) _segments.Add(new PayloadSegment());
        _segments[last].Set(_blocks[last].AsMemory(0, _count), last == 0 ? null : _segments[last - 1]);
    }
}
