using System.Buffers;

namespace SpanPack;

/// <summary>The memory of payloads under construction.</summary>
/// <param name="BlockBytes">The size of a block in bytes; 0 for one block that grows.</param>
/// <param name="Pool">The source of blocks; null for the shared pool.</param>
internal readonly record struct PayloadMemory(int BlockBytes, ArrayPool<byte>? Pool = null)
{
    internal PayloadBuffer CreateBuffer() => PayloadBuffer.InBlocks(BlockBytes, Pool);
}
