namespace SpanPack;

/// <summary>The size of a part of a request.</summary>
/// <param name="Characters">Its characters or bytes.</param>
/// <param name="Objects">Its attributes, values, events and links.</param>
internal readonly record struct OtlpSize(long Characters, long Objects);
