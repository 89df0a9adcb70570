namespace SpanPack;

/// <summary>The expected properties of a file in the targets. Immutable.</summary>
/// <param name="Version">The version of the configuration.</param>
/// <param name="Length">Bytes of the content.</param>
/// <param name="Hash">SHA-256 of the content, in lower-case hexadecimal digits.</param>
internal sealed record FileTarget(long Version, long Length, string Hash);
