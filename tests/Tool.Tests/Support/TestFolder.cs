namespace SpanPack.Tool.Tests.Support;

/// <summary>A folder for one test.</summary>
internal sealed class TestFolder : IDisposable
{
    internal string Path { get; } = Directory.CreateTempSubdirectory("spanpack-tool-").FullName;

    internal string Write(string name, ReadOnlySpan<byte> content)
    {
        string path = System.IO.Path.Combine(Path, name);
        File.WriteAllBytes(path, content);
        return path;
    }

    public void Dispose() => Directory.Delete(Path, recursive: true);
}
