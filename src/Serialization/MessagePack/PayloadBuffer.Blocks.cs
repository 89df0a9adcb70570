using System.Buffers;
using System.Runtime.CompilerServices;

namespace SpanPack;

/// <content>
/// A payload in several blocks of memory. One write is contiguous in one of them: in the remaining room if it suffices, else in the next.
/// Full blocks do not move.
/// </content>
internal sealed partial class PayloadBuffer
{
    private readonly int _blockBytes; // 0 for one block that grows
    private readonly List<PayloadBlock> _full = [];
    private readonly List<byte[]> _spare = []; // blocks of earlier payloads
    private int _fullBytes;

    private PayloadBuffer(ArrayPool<byte>? pool, int blockBytes)
    {
        _pool = pool ?? ArrayPool<byte>.Shared;
        _blockBytes = blockBytes;
        _array = [];
    }

    /// <summary>Gets the number of bytes written, in all blocks.</summary>
    internal int ByteCount => checked(_fullBytes + Length);

    /// <summary>
    /// Gets <see cref="ByteCount"/> in the form for <see cref="From"/>. It never overflows: each of its parts fits an array.
    /// </summary>
    internal uint Position => (uint)_fullBytes + (uint)Length;

    /// <summary>Gets the number of used blocks, the last one included.</summary>
    internal int BlockCount => _full.Count + 1;

    /// <summary>Gets the write position, to return to.</summary>
    internal PayloadPlace Place => new(_full.Count, Length);

    /// <summary>Gets the first block.</summary>
    internal byte[] FirstBlock => _full.Count == 0 ? Array : _full[0].Array;

    /// <summary>Creates a buffer of blocks. It has no memory until <see cref="Open"/>.</summary>
    /// <param name="blockBytes">Bytes of a block, except for larger writes; 0 for one block that grows.</param>
    /// <param name="pool">The source of blocks; null for the shared pool.</param>
    internal static PayloadBuffer InBlocks(int blockBytes, ArrayPool<byte>? pool = null) => new(pool, blockBytes);

    /// <summary>Returns the bytes of a block.</summary>
    internal ReadOnlyMemory<byte> Block(int index)
        => index == _full.Count ? WrittenMemory : _full[index].Array.AsMemory(0, _full[index].Length);

    /// <summary>
    /// Gets the bytes from a position to the end of their block; in the last one including stored bytes that are not committed yet.
    /// </summary>
    /// <param name="position">Bytes before it, in all blocks. The bytes stay the same when a request for room moves them.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal ReadOnlySpan<byte> From(uint position)
    {
        uint inLast = position - (uint)_fullBytes;
        return position >= (uint)_fullBytes ? _array.AsSpan((int)inLast) : FromFull((int)position);
    }

    /// <summary>Removes everything written after a position.</summary>
    internal void GoBack(PayloadPlace place)
    {
        while (_full.Count > place.Block) DropBlock();
        _length = place.Length;
    }

    // Blocks are about equally full, so the guess is rarely far off.
    private ReadOnlySpan<byte> FromFull(int position)
    {
        List<PayloadBlock> full = _full;
        int i = (int)((long)position * full.Count / _fullBytes);
        while (position < full[i].Start) i--;
        while (position - full[i].Start >= full[i].Length) i++;
        PayloadBlock block = full[i];
        int offset = position - block.Start;
        return block.Array.AsSpan(offset, block.Length - offset);
    }

    private void AddBlock(long byteCount, ReadOnlySpan<byte> begun)
    {
        if (byteCount + _fullBytes + Length > System.Array.MaxLength) SizeErrors.ThrowTooLarge();
        byte[] next = TakeSpare(byteCount);
        begun.CopyTo(next);
        _full.Add(new PayloadBlock(_array, _length, _fullBytes));
        _fullBytes += Length;
        (_array, _length) = (next, 0);
    }

    private byte[] TakeSpare(long byteCount)
    {
        if (_spare.Count == 0 || _spare[^1].Length < byteCount) return Rent((int)Math.Max(_blockBytes, byteCount));
        byte[] spare = _spare[^1];
        _spare.RemoveAt(_spare.Count - 1);
        return spare;
    }

    private void DropBlock()
    {
        _spare.Add(_array);
        PayloadBlock last = _full[^1];
        _full.RemoveAt(_full.Count - 1);
        (_array, _length) = (last.Array, last.Length);
        _fullBytes -= Length;
    }
}
