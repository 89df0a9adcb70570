namespace SpanPack;

/// <summary>What could be read of a body.</summary>
/// <param name="Bytes">The bytes that came.</param>
/// <param name="Failure">Why there are no more; <see cref="BodyFailure.None"/> when these are all.</param>
/// <param name="Detail">What the failure was, for the answer; null without one.</param>
internal readonly record struct RequestBody(ReadOnlyMemory<byte> Bytes, BodyFailure Failure, string? Detail);
