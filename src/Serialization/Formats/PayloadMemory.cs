using System.Buffers;

namespace SpanPack;

/// <summary>The memory of payloads under construction.</summary>
/// <param name="blockBytes">The size of a block in bytes; 0 for one block that grows.</param>
/// <param name="pool">The source of blocks; null for the shared pool.</param>
internal readonly struct PayloadMemory(int blockBytes, ArrayPool<byte>? pool = null)
{
    internal readonly int BlockBytes = blockBytes;
    internal readonly ArrayPool<byte>? Pool = pool;
}
