namespace SpanPack;

/// <summary>A configuration for clients. Immutable.</summary>
/// <param name="Path">Its path for clients.</param>
/// <param name="Product">The product.</param>
/// <param name="Version">The number of changes of its content, from 1.</param>
/// <param name="Hash">SHA-256 of the content, in lower-case hexadecimal digits.</param>
/// <param name="Content">The bytes.</param>
internal sealed record ServedFile(string Path, string Product, long Version, string Hash, byte[] Content);
