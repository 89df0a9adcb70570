namespace SpanPack;

/// <summary>All configurations at a time. Immutable.</summary>
/// <param name="Version">How often something has changed, from 1.</param>
/// <param name="Files">The files, by path.</param>
internal sealed record ServedFiles(long Version, IReadOnlyList<ServedFile> Files);
