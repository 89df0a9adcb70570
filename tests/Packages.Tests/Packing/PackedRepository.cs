namespace SpanPack.Packages.Tests.Packing;

/// <summary>The packages, packed once for all tests by the command that a release runs.</summary>
public sealed class PackedRepository : IAsyncLifetime
{
    private readonly DirectoryInfo _folder = Directory.CreateTempSubdirectory("spanpack-packages-");

    /// <summary>Gets the folder of the packages.</summary>
    public string Folder => Path.Combine(_folder.FullName, "packages");

    /// <summary>Gets a folder for a test's own files, outside the repository.</summary>
    public string NewFolder(string name) => _folder.CreateSubdirectory(name).FullName;

    /// <inheritdoc/>
    public async Task InitializeAsync() => await Dotnet.RunAsync(Settings.Root, "pack", "Serializer.sln", "-o", Folder, "-v", "quiet");

    /// <inheritdoc/>
    public Task DisposeAsync()
    {
        _folder.Delete(recursive: true);
        return Task.CompletedTask;
    }

    internal PackageFile Open(string id, string extension = "nupkg") => new(Path.Combine(Folder, $"{id}.{Settings.Version}.{extension}"));
}
