namespace SpanPack.Agent.Tests;

/// <summary>A folder that looks like what Linux says of a process; goes away with its content.</summary>
internal sealed class TemporaryRoots : IDisposable
{
    private readonly string _path = Directory.CreateTempSubdirectory("spanpack-").FullName;

    internal TemporaryRoots(string? cgroup)
    {
        Roots = new LinuxRoots(System.IO.Path.Combine(_path, "self"), System.IO.Path.Combine(_path, "cgroups"));
        Directory.CreateDirectory(Roots.Process);
        Directory.CreateDirectory(Roots.Cgroups);
        if (cgroup is not null) File.WriteAllText($"{Roots.Process}/cgroup", cgroup);
    }

    internal LinuxRoots Roots { get; }

    internal EntityId Read(params (string Name, string Value)[] variables) => EntityId.Read(Roots, TestProcess.Variables(variables));

    /// <summary>Makes a folder among the cgroups and gives its inode.</summary>
    internal ulong? AddCgroup(string path) => Inode.Of(Directory.CreateDirectory(Roots.Cgroups + path).FullName);

    /// <summary>Says which namespace the process is in, by a link as that of the kernel, which leads nowhere.</summary>
    internal void SetNamespace(uint inode)
    {
        Directory.CreateDirectory($"{Roots.Process}/ns");
        File.CreateSymbolicLink($"{Roots.Process}/ns/cgroup", $"cgroup:[{inode}]");
    }

    public void Dispose() => Directory.Delete(_path, recursive: true);
}
