namespace SpanPack.Agent.Tests;

/// <summary>The folder <c>tests/vectors</c>.</summary>
internal static class VectorFolder
{
    internal static string Path { get; } = Find();

    private static string Find()
    {
        string folder = AppContext.BaseDirectory;
        while (!File.Exists(System.IO.Path.Combine(folder, "Directory.Packages.props"))) folder = System.IO.Path.GetDirectoryName(folder)!;
        return System.IO.Path.Combine(folder, "tests", "vectors");
    }
}
