using SpanPack.Packages.Tests.Packing;

namespace SpanPack.Packages.Tests.Consuming;

/// <summary>
/// Projects of users in a folder outside the repository. Packages of SpanPack come from the packed folder, those of others from what is
/// restored already.
/// All are restored and built by one command.
/// </summary>
internal sealed class ConsumerFolder
{
    private readonly string _folder;

    private ConsumerFolder(string folder) => _folder = folder;

    /// <summary>Gets the folder of the projects.</summary>
    internal string Root => _folder;

    /// <summary>Builds the projects of <c>Consumers</c> and the examples of the READMEs.</summary>
    internal static async Task<ConsumerFolder> BuildAsync(PackedRepository packed)
    {
        ConsumerFolder consumers = Create(packed, "consumers");
        foreach (ConsumerProject project in ConsumerProject.Known) consumers.Add(project.Name, project.FilesOf(packed));
        await Dotnet.RunAsync(consumers._folder, "build", "Consumers.slnx", "-v", "quiet", consumers.WriteSolution());
        return consumers;
    }

    /// <summary>Creates a folder without projects.</summary>
    internal static ConsumerFolder Create(PackedRepository packed, string name)
    {
        Assert.False(
            Directory.EnumerateDirectories(Settings.PackageFolder, "spanpack*").Any(),
            $"{Settings.PackageFolder} has packages of SpanPack, which would be taken for the packed ones: delete them.");
        string folder = packed.NewFolder(name);
        // A fallback folder is used where it is, a source is copied from; what the framework brings in a newer version is found in the
        // source alone.
        File.WriteAllText(Path.Combine(folder, "nuget.config"), $"""
            <configuration>
              <config><add key="globalPackagesFolder" value="restored" /></config>
              <fallbackPackageFolders><clear /><add key="others" value="{Settings.PackageFolder}" /></fallbackPackageFolders>
              <packageSources>
                <clear /><add key="packed" value="{packed.Folder}" /><add key="others" value="{Settings.PackageFolder}" />
              </packageSources>
            </configuration>
            """);
        File.Copy(Path.Combine(ConsumerProject.Sources, "Directory.Build.props"), Path.Combine(folder, "Directory.Build.props"));
        return new ConsumerFolder(folder);
    }

    /// <summary>Adds a project.</summary>
    /// <param name="name">The name of its folder.</param>
    /// <param name="files">Names and contents of its files.</param>
    internal void Add(string name, IEnumerable<(string Name, string Content)> files)
    {
        string folder = Directory.CreateDirectory(Path.Combine(_folder, name)).FullName;
        foreach ((string file, string content) in files) File.WriteAllText(Path.Combine(folder, file), content);
    }

    /// <summary>Writes a solution of all projects.</summary>
    /// <returns>The argument of its build that says which version of SpanPack the projects reference.</returns>
    internal string WriteSolution()
    {
        IEnumerable<string> projects = Directory.EnumerateFiles(_folder, "*.*proj", SearchOption.AllDirectories)
            .Order(StringComparer.Ordinal)
            .Select(path => $"  <Project Path=\"{Path.GetRelativePath(_folder, path)}\" />");
        File.WriteAllLines(Path.Combine(_folder, "Consumers.slnx"), ["<Solution>", .. projects, "</Solution>"]);
        return $"-p:SpanPackVersion={Settings.Version}";
    }

    /// <summary>Runs a program.</summary>
    /// <returns>Its output.</returns>
    internal Task<string> RunAsync(string name, params string[] arguments)
        => Dotnet.RunAsync(Path.Combine(_folder, name), ["exec", AssemblyOf(name), .. arguments]);

    /// <summary>Returns the path of the assembly of a project.</summary>
    internal string AssemblyOf(string name) => Path.Combine(_folder, name, "built", $"{name}.dll");

    /// <summary>Publishes a project as machine code.</summary>
    /// <returns>The path of the program, what the compiler made of it, and the output of publishing.</returns>
    internal async Task<(string Program, MstatFile Content, string Log)> PublishAsync(string name)
    {
        string folder = Path.Combine(_folder, name);
        string log = await Dotnet.RunAsync(
            folder, "publish", "-r", "linux-x64", "-o", "published", $"-p:SpanPackVersion={Settings.Version}",
                $"-p:CppCompilerAndLinker={NativeCompiler.Linker}");
        string content = Directory.EnumerateFiles(Path.Combine(folder, "obj"), "*.mstat", SearchOption.AllDirectories).Single();
        return (Path.Combine(folder, "published", name), new MstatFile(content), log);
    }

    /// <summary>Installs a tool.</summary>
    /// <returns>The path of its program.</returns>
    internal async Task<string> InstallAsync(string package, string command)
    {
        await Dotnet.RunAsync(_folder, "tool", "install", package, "--tool-path", "tools", "--version", Settings.Version);
        return Path.Combine(_folder, "tools", command);
    }
}
