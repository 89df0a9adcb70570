namespace SpanPack.Conformance.Tests.Infrastructure;

/// <summary>A new folder that goes away with its content.</summary>
internal sealed class TemporaryFolder : IDisposable
{
    internal string Path { get; } = Directory.CreateTempSubdirectory("spanpack-").FullName;

    /// <summary>Writes a file and says where it is.</summary>
    internal string Write(string name, byte[] content)
    {
        string path = System.IO.Path.Combine(Path, name);
        File.WriteAllBytes(path, content);
        return path;
    }

    public void Dispose() => Directory.Delete(Path, recursive: true);
}
