namespace SpanPack;

/// <summary>A body without its <c>Content-Encoding</c>, or the reason for a refusal.</summary>
/// <param name="Bytes">The bytes; empty when they were only counted, or refused.</param>
/// <param name="Length">The number of bytes.</param>
/// <param name="Status">The status of the answer; 0 when it is not refused.</param>
/// <param name="Refusal">The reason for the refusal; null when it is not refused.</param>
internal readonly record struct DecodedBody(ReadOnlyMemory<byte> Bytes, int Length, int Status = 0, string? Refusal = null)
{
    internal bool IsRefused => Refusal is not null;

    internal static DecodedBody Refuse(int status, string reason) => new(default, 0, status, reason);
}
