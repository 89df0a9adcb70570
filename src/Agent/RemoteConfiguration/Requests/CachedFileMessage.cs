namespace SpanPack;

/// <summary>A file that the client already has, so that it is not sent again. Immutable.</summary>
internal sealed record CachedFileMessage(string Path, int Length, IReadOnlyList<FileHashMessage> Hashes)
{
    private const string Sha256 = "sha256";

    /// <summary>Returns the files that agents accept: they reject one without bytes.</summary>
    internal static IReadOnlyList<CachedFileMessage> Of(IEnumerable<ConfigurationFile> files)
        => [.. files.Where(static file => file.Content.Length > 0).Select(static file =>
            new CachedFileMessage(file.Path.Text, file.Content.Length, [new FileHashMessage(Sha256, file.Hash)]))];
}
