namespace SpanPack;

/// <summary>
/// Thrown when a single chunk exceeds the size of a payload (<see cref="TracePayloadWriterOptions.MaxBytes"/>). No part of it was written.
/// </summary>
/// <param name="byteCount">Bytes of a payload with this chunk alone.</param>
/// <param name="maxBytes">Bytes that a payload may have.</param>
public sealed class ChunkTooLargeException(long byteCount, int maxBytes)
    : Exception($"The chunk takes a payload of {byteCount} bytes, and payloads have at most {maxBytes} "
        + "(TracePayloadWriterOptions.MaxBytes). Agents refuse more than 25 MiB.")
{
    /// <summary>Gets the bytes of a payload with this chunk alone.</summary>
    public long ByteCount { get; } = byteCount;

    /// <summary>Gets the bytes that a payload may have.</summary>
    public int MaxBytes { get; } = maxBytes;
}
