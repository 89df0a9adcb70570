namespace SpanPack;

/// <summary>Where Linux says what a process is; elsewhere in tests.</summary>
/// <param name="Process">The process itself.</param>
/// <param name="Cgroups">What cgroups are mounted at.</param>
internal sealed record LinuxRoots(string Process = "/proc/self", string Cgroups = "/sys/fs/cgroup")
{
    /// <summary>Gets the roots of this machine; null where it is not Linux.</summary>
    internal static LinuxRoots? OfMachine { get; } = OperatingSystem.IsLinux() ? new LinuxRoots() : null;
}
