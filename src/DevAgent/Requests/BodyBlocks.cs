using System.Collections.Concurrent;

namespace SpanPack;

/// <summary>
/// Blocks of memory for bodies that are being read. They are reused, so that reading creates no garbage except kept bodies.
/// </summary>
internal sealed class BodyBlocks
{
    /// <summary>The size of a block in bytes: below that of objects that are collected last.</summary>
    internal const int BlockBytes = 64 * 1024;

    // 16 MiB: most bodies are small, and what a rush of large ones took goes back at its end. Not before: blocks that are dropped and made
    // again are garbage.
    private const int MaxIdle = 256;

    private readonly ConcurrentStack<byte[]> _idle = new();
    private readonly object _joining = new();
    private int _rented;

    internal byte[] Rent()
    {
        Interlocked.Increment(ref _rented);
        return _idle.TryPop(out byte[]? block) ? block : new byte[BlockBytes];
    }

    internal void Return(byte[] block)
    {
        _idle.Push(block);
        if (Interlocked.Decrement(ref _rented) != 0) return;
        while (_idle.Count > MaxIdle && _idle.TryPop(out _)) { }
    }

    /// <summary>
    /// Creates an array from blocks, and takes the blocks back. One call at a time, since both are in memory during the call.
    /// </summary>
    internal byte[] Join(List<byte[]> blocks, int length)
    {
        lock (_joining)
        {
            byte[] whole = GC.AllocateUninitializedArray<byte>(length);
            for (int i = 0, at = 0; at < length; at += BlockBytes)
                blocks[i++].AsSpan(0, Math.Min(BlockBytes, length - at)).CopyTo(whole.AsSpan(at));
            blocks.ForEach(Return);
            blocks.Clear();
            return whole;
        }
    }
}
