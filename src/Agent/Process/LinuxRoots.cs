namespace SpanPack;

/// <summary>The folders in which Linux describes a process; other ones in tests.</summary>
/// <param name="Process">The process itself.</param>
/// <param name="Cgroups">The mount point of cgroups.</param>
internal sealed record LinuxRoots(string Process = "/proc/self", string Cgroups = "/sys/fs/cgroup")
{
    /// <summary>Gets the roots of this machine; null if it is not Linux.</summary>
    internal static LinuxRoots? OfMachine { get; } = OperatingSystem.IsLinux() ? new LinuxRoots() : null;
}
