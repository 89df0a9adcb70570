namespace SpanPack;

/// <summary>A hash of a file that the client has. Immutable.</summary>
internal sealed record FileHashMessage(string Algorithm, string Hash);
