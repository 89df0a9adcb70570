namespace SpanPack;

/// <summary>A block of a payload that is full.</summary>
/// <param name="Array">Its memory.</param>
/// <param name="Length">The number of used bytes.</param>
/// <param name="Start">Bytes in the blocks before it.</param>
internal readonly record struct PayloadBlock(byte[] Array, int Length, int Start);
