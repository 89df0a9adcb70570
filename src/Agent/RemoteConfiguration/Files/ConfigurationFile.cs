namespace SpanPack;

/// <summary>A configuration with verified length and hash. Immutable.</summary>
/// <param name="Path">Its path.</param>
/// <param name="Version">The version that the backend gave it.</param>
/// <param name="Hash">SHA-256 of the content, in lower-case hexadecimal digits.</param>
/// <param name="Content">The bytes.</param>
internal sealed record ConfigurationFile(ConfigurationPath Path, long Version, string Hash, ReadOnlyMemory<byte> Content);
