namespace SpanPack;

/// <summary>A poll for configurations: docs/protocol.md#remote-configuration. Immutable.</summary>
internal sealed record ConfigurationRequest(ClientMessage Client, IReadOnlyList<CachedFileMessage> CachedTargetFiles);
