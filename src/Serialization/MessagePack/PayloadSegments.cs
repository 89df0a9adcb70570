using System.Buffers;

namespace SpanPack;

/// <summary>Presents the blocks of buffers as one sequence, or copies them into one array. Keeps its memory for the next payload.</summary>
internal sealed class PayloadSegments : IDisposable
{
    private readonly List<PayloadSegment> _segments = [];
    private int _count;
    private byte[] _joined = [];

    internal void Clear() => _count = 0;

    /// <summary>Adds the blocks of a buffer.</summary>
    internal void Add(PayloadBuffer buffer)
    {
        for (int i = 0; i < buffer.BlockCount; i++)
        {
            if (_count == _segments.Count) _segments.Add(new PayloadSegment());
            _segments[_count].Set(buffer.Block(i), _count == 0 ? null : _segments[_count - 1]);
            _count++;
        }
    }

    /// <summary>Presents memory as one sequence.</summary>
    /// <param name="blocks">One or more.</param>
    internal static ReadOnlySequence<byte> Link(ReadOnlyMemory<byte>[] blocks)
    {
        PayloadSegment? first = null;
        PayloadSegment? last = null;
        foreach (ReadOnlyMemory<byte> block in blocks)
        {
            var next = new PayloadSegment();
            next.Set(block, last);
            (first, last) = (first ?? next, next);
        }

        return first is null ? default : new ReadOnlySequence<byte>(first, 0, last!, last!.Memory.Length);
    }

    /// <summary>Returns the blocks without copying.</summary>
    internal ReadOnlySequence<byte> AsSequence() => new(_segments[0], 0, _segments[_count - 1], _segments[_count - 1].Memory.Length);

    /// <summary>Returns the blocks as one, copied if there are several.</summary>
    internal ReadOnlyMemory<byte> AsMemory()
    {
        if (_count == 1) return _segments[0].Memory;
        ReadOnlySequence<byte> sequence = AsSequence();
        int byteCount = checked((int)sequence.Length);
        if (_joined.Length < byteCount)
        {
            Dispose();
            _joined = ArrayPool<byte>.Shared.Rent(byteCount);
        }

        sequence.CopyTo(_joined);
        return _joined.AsMemory(0, byteCount);
    }

    public void Dispose()
    {
        if (_joined.Length > 0) ArrayPool<byte>.Shared.Return(_joined);
        _joined = [];
    }
}
