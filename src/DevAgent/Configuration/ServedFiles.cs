namespace SpanPack;

/// <summary>All configurations at one time. Immutable.</summary>
/// <param name="Version">The number of changes, from 1.</param>
/// <param name="Files">The files, by path.</param>
internal sealed record ServedFiles(long Version, IReadOnlyList<ServedFile> Files);
