namespace SpanPack.Agent.Tests;

/// <summary>A new folder that goes away with its content.</summary>
internal sealed class TemporaryFolder : IDisposable
{
    internal string Path { get; } = Directory.CreateTempSubdirectory("spanpack-").FullName;

    internal string[] FileNames
        => [.. Directory.EnumerateFileSystemEntries(Path)
            .Select(static path => System.IO.Path.GetFileName(path))
            .Order(StringComparer.Ordinal)];

    internal string this[string name] => System.IO.Path.Combine(Path, name);

    public void Dispose() => Directory.Delete(Path, recursive: true);
}
