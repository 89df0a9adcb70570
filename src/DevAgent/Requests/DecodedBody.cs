namespace SpanPack;

/// <summary>A body without its <c>Content-Encoding</c>, or why there is none.</summary>
/// <param name="Bytes">The bytes; empty when they were only counted, or refused.</param>
/// <param name="Length">How many there are.</param>
/// <param name="Status">What the request is answered with; 0 when it is not refused.</param>
/// <param name="Refusal">Why it is refused; null when it is not.</param>
internal readonly record struct DecodedBody(ReadOnlyMemory<byte> Bytes, int Length, int Status = 0, string? Refusal = null)
{
    internal bool IsRefused => Refusal is not null;

    internal static DecodedBody Refuse(int status, string reason) => new(default, 0, status, reason);
}
