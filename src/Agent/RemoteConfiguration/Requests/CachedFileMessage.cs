namespace SpanPack;

/// <summary>A file that the client has, so that it is not sent again. Immutable.</summary>
internal sealed record CachedFileMessage(string Path, int Length, IReadOnlyList<FileHashMessage> Hashes)
{
    private const string Sha256 = "sha256";

    /// <summary>The files that agents take: one without bytes is refused.</summary>
    internal static IReadOnlyList<CachedFileMessage> Of(IEnumerable<ConfigurationFile> files)
        => [.. files.Where(static file => file.Content.Length > 0).Select(static file => new CachedFileMessage(file.Path.Text, file.Content.Length, [new FileHashMessage(Sha256, file.Hash)]))];
}
