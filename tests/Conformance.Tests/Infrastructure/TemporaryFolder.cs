namespace SpanPack.Conformance.Tests.Infrastructure;

/// <summary>A new folder that goes away with its content.</summary>
internal sealed class TemporaryFolder : IDisposable
{
    private const string Memory = "/dev/shm";
    private const long Enough = 1 << 30; // bytes; campaigns keep some thousand small payloads at a time

    // The agent writes four files for each of thousands of payloads: on a disk, that takes longer than to decode them.
    private static readonly string s_root =
        Directory.Exists(Memory) && new DriveInfo(Memory).AvailableFreeSpace >= Enough ? Memory : System.IO.Path.GetTempPath();

    internal string Path { get; } =
        Directory.CreateDirectory(System.IO.Path.Combine(s_root, "spanpack-" + System.IO.Path.GetRandomFileName())).FullName;

    /// <summary>Writes a file and says where it is.</summary>
    internal string Write(string name, byte[] content)
    {
        string path = System.IO.Path.Combine(Path, name);
        File.WriteAllBytes(path, content);
        return path;
    }

    public void Dispose() => Directory.Delete(Path, recursive: true);
}
