namespace SpanPack;

/// <summary>A position in a payload of several blocks.</summary>
/// <param name="Block">The number of blocks before it.</param>
/// <param name="Length">Bytes before it in its block.</param>
internal readonly record struct PayloadPlace(int Block, int Length);
