namespace SpanPack;

/// <summary>A file of the page.</summary>
internal sealed record PageFile(byte[] Content, string ContentType, string ETag);
