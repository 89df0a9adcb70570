namespace SpanPack;

/// <summary>A configuration as clients get it. Immutable.</summary>
/// <param name="Path">The path that clients know it by.</param>
/// <param name="Product">The product.</param>
/// <param name="Version">How often its content has changed, from 1.</param>
/// <param name="Hash">SHA-256 of the content, in lower-case hexadecimal digits.</param>
/// <param name="Content">The bytes.</param>
internal sealed record ServedFile(string Path, string Product, long Version, string Hash, byte[] Content);
