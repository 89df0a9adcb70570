using System.Reflection;

namespace SpanPack.Architecture.Tests.Sources;

/// <summary>The files that the tests look at.</summary>
internal static class Repository
{
    // By a build, a package manager or the generator of the site.
    private static readonly string[] s_written = ["/bin/", "/obj/", "/node_modules/", "/.vitepress/cache/", "/.vitepress/dist/"];

    internal static string Root { get; } = typeof(Repository).Assembly
        .GetCustomAttributes<AssemblyMetadataAttribute>().Single(static a => a.Key == "Repository").Value!;

    /// <summary>A file or folder, by its path from the root with <c>/</c>.</summary>
    internal static string PathOf(string path) => Path.Combine(Root, path);

    /// <summary>The pages that users read, by their paths from the root with <c>/</c>.</summary>
    internal static IEnumerable<string> Pages
        => Files("docs", "*.md").Select(static file => $"docs/{file}")
            .Concat(Files("src", "README.md").Select(static file => $"src/{file}"))
            .Concat(Files("samples", "README.md").Select(static file => $"samples/{file}"))
            .Concat(["README.md", "CONTRIBUTING.md", "SECURITY.md"]);

    /// <summary>Reads a file by its path from the root with <c>/</c>.</summary>
    internal static string Read(string path) => File.ReadAllText(PathOf(path));

    /// <summary>The C# files below a folder that are not built, as paths from that folder with <c>/</c>.</summary>
    internal static string[] SourceFiles(string folder) => Files(folder, "*.cs");

    /// <summary>The files that people write below a folder, by a pattern of their names, as paths from that folder with <c>/</c>.</summary>
    internal static string[] Files(string folder, string pattern)
    {
        string root = PathOf(folder);
        return
        [
            .. Directory.EnumerateFiles(root, pattern, SearchOption.AllDirectories)
                .Select(file => Path.GetRelativePath(root, file).Replace('\\', '/'))
                .Where(static path => !s_written.Any(folder => $"/{path}".Contains(folder, StringComparison.Ordinal)))
                .Order(StringComparer.Ordinal),
        ];
    }
}
