namespace SpanPack;

/// <summary>A poll for configurations: agent protocol, section 1.7. Immutable.</summary>
internal sealed record ConfigurationRequest(ClientMessage Client, IReadOnlyList<CachedFileMessage> CachedTargetFiles);
