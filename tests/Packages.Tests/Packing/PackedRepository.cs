using SpanPack.Packages.Tests.Consuming;

namespace SpanPack.Packages.Tests.Packing;

/// <summary>The packages, packed once for all tests, and the consumers of them, built once.</summary>
public sealed class PackedRepository : IAsyncLifetime
{
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
        => await Dotnet.RunAsync(Settings.Root, "pack", "Serializer.sln", "-o", Folder, "-v", "quiet", "-p:RunAnalyzersDuringBuild=false");

    /// <inheritdoc/>
    public Task DisposeAsync()
    {
        _folder.Delete(recursive: true);
        return Task.CompletedTask;
    }

    internal PackageFile Open(string id, string extension = "nupkg") => new(Path.Combine(Folder, $"{id}.{Settings.Version}.{extension}"));
}
