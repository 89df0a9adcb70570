namespace SpanPack;

/// <summary>
/// Returned blocks, kept for the next segment: the shared pool keeps 32 of a size per processor, fewer than two segments need. Safe for use
/// by any number of threads.
/// </summary>
internal sealed class SpareBlocks
{
    internal const int BlockBytes = 64 * 1024;

    private const int MaxCount = 16; // 1 MiB: two segments

    private readonly byte[]?[] _blocks = new byte[MaxCount][];
    private int _count;

    /// <summary>Gets whether there are any.</summary>
    internal bool HasAny
    {
        get
        {
            lock (_blocks) return _count > 0;
        }
    }

    /// <summary>Releases them to the garbage collector.</summary>
    internal void Clear()
    {
        lock (_blocks)
        {
            Array.Clear(_blocks);
            _count = 0;
        }
    }

    /// <returns>A block, or null when there is none.</returns>
    internal byte[]? Take()
    {
        lock (_blocks)
        {
            if (_count == 0) return null;
            byte[]? block = _blocks[--_count];
            _blocks[_count] = null;
            return block;
        }
    }

    /// <returns>Whether it was kept.</returns>
    internal bool TryKeep(byte[] block)
    {
        if (block.Length != BlockBytes) return false;
        lock (_blocks)
        {
            if (_count == MaxCount) return false;
            _blocks[_count++] = block;
            return true;
        }
    }
}
