using System.Buffers;

namespace SpanPack;

/// <summary>What payloads are built in.</summary>
/// <param name="BlockBytes">Bytes of a block; 0 for one block that grows.</param>
/// <param name="Pool">Where blocks come from; null for the shared pool.</param>
internal readonly record struct PayloadMemory(int BlockBytes, ArrayPool<byte>? Pool = null)
{
    internal PayloadBuffer CreateBuffer() => PayloadBuffer.InBlocks(BlockBytes, Pool);
}
