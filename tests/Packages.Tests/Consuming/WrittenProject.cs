using SpanPack.Packages.Tests.Packing;

namespace SpanPack.Packages.Tests.Consuming;

/// <summary>A project of the folder <c>Consumers</c>, with the output that is in its <c>output.txt</c>.</summary>
/// <param name="Name">The name of its folder.</param>
internal sealed record WrittenProject(string Name) : ConsumerProject(Name)
{
    internal override IEnumerable<(string Name, string Content)> FilesOf(PackedRepository packed)
        => Directory.EnumerateFiles(Path.Combine(Sources, Name)).Select(static path => (Path.GetFileName(path), File.ReadAllText(path)));

    internal override string? OutputOf(PackedRepository packed)
    {
        string path = Path.Combine(Sources, Name, "output.txt");
        return File.Exists(path) ? File.ReadAllText(path).ReplaceLineEndings("\n") : null;
    }
}
