using SpanPack.Packages.Tests.Consuming;

namespace SpanPack.Packages.Tests.Packing;

/// <summary>The packages, packed once for all tests, and the consumers of them, built once.</summary>
public sealed class PackedRepository : IAsyncLifetime
{
    // Projects that are packed into others. A solution without them would build them as debug builds.
    private static readonly string[] s_packedIntoOthers = ["src/Generators", "src/CodeFixes"];

    private readonly DirectoryInfo _folder = Directory.CreateTempSubdirectory("spanpack-packages-");
    private readonly Lazy<Task<ConsumerFolder>> _consumers;

    /// <summary>Initializes a new instance of the <see cref="PackedRepository"/> class.</summary>
    public PackedRepository() => _consumers = new(() => ConsumerFolder.BuildAsync(this));

    /// <summary>Gets the folder of the packages.</summary>
    public string Folder => Path.Combine(_folder.FullName, "packages");

    /// <summary>Gets the projects of users, outside the repository.</summary>
    internal Task<ConsumerFolder> Consumers => _consumers.Value;

    /// <summary>Creates a folder for projects and files of tests.</summary>
    internal string NewFolder(string name) => _folder.CreateSubdirectory(name).FullName;

    /// <inheritdoc/>
    public async Task InitializeAsync()
        // The command of a release. Analyzers have judged the sources in the build of the tests, where CI asks for them.
        => await PackAsync(
            Settings.Root, Dose.IsThorough ? "Serializer.sln" : SolutionOf(Settings.Root, KnownPackages.Packed.Values), Folder);

    /// <inheritdoc/>
    public Task DisposeAsync()
    {
        _folder.Delete(recursive: true);
        return Task.CompletedTask;
    }

    /// <summary>Packs a solution of a repository.</summary>
    internal static Task PackAsync(string root, string solution, string output)
        => Dotnet.RunAsync(root, "pack", solution, "-o", output, "-v", "quiet", "-p:RunAnalyzersDuringBuild=false");

    /// <summary>Writes a solution of some projects of a repository.</summary>
    /// <param name="root">The folder of the repository.</param>
    /// <param name="folders">The folders of the projects.</param>
    /// <returns>The path of the solution.</returns>
    internal string SolutionOf(string root, IEnumerable<string> folders)
    {
        IEnumerable<string> lines = folders.Concat(s_packedIntoOthers)
            .Select(folder => Directory.GetFiles(Path.Combine(root, folder), "*.csproj").Single())
            .Select(static project => $"  <Project Path=\"{project}\" />");
        string solution = Path.Combine(NewFolder("solution"), $"{Path.GetFileName(root)}.slnx");
        File.WriteAllLines(solution, ["<Solution>", .. lines, "</Solution>"]);
        return solution;
    }

    internal PackageFile Open(string id, string extension = "nupkg") => new(Path.Combine(Folder, $"{id}.{Settings.Version}.{extension}"));
}
