using System.Collections.Concurrent;

namespace SpanPack;

/// <summary>
/// Blocks of memory for bodies that are being read. They are reused, so that reading creates no garbage except kept bodies.
/// </summary>
internal sealed class BodyBlocks(Func<int, byte[]> allocate)
{
    /// <summary>The size of a block in bytes: below that of objects that are collected last.</summary>
    internal const int BlockBytes = 64 * 1024;

    // 16 MiB: most bodies are small, and what a rush of large ones took goes back at its end. Not before: blocks that are dropped and made
    // again are garbage.
    private const int MaxIdle = 256;

    private readonly ConcurrentStack<byte[]> _idle = new();
    private readonly object _joining = new();
    private int _rented;

    internal BodyBlocks()
        : this(static length => GC.AllocateUninitializedArray<byte>(length))
    {
    }

    /// <exception cref="OutOfMemoryException">The heap has reached its limit.</exception>
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
    /// <exception cref="OutOfMemoryException">The heap has reached its limit.</exception>
    internal byte[] Join(List<byte[]> blocks, int length)
    {
        lock (_joining)
        {
            byte[] whole = AllocateWhole(length);
            for (int i = 0, at = 0; at < length; at += BlockBytes)
                blocks[i++].AsSpan(0, Math.Min(BlockBytes, length - at)).CopyTo(whole.AsSpan(at));
            blocks.ForEach(Return);
            blocks.Clear();
            return whole;
        }
    }

    // Idle blocks may be as many as a rush of large bodies took: at the heap's limit they are what can be spared.
    private byte[] AllocateWhole(int length)
    {
        try
        {
            return allocate(length);
        }
        catch (OutOfMemoryException)
        {
            _idle.Clear();
            GC.Collect(GC.MaxGeneration, GCCollectionMode.Aggressive, blocking: true, compacting: true);
            return allocate(length);
        }
    }
}
