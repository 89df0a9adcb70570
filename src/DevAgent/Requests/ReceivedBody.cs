namespace SpanPack;

/// <summary>The part of a body that could be read.</summary>
/// <param name="Bytes">The received bytes.</param>
/// <param name="Failure">The reason for missing bytes; <see cref="BodyFailure.None"/> when the body is complete.</param>
/// <param name="Detail">Details of the failure, for the answer; null without one.</param>
internal readonly record struct ReceivedBody(ReadOnlyMemory<byte> Bytes, BodyFailure Failure, string? Detail);
