using System.Runtime.InteropServices;

namespace SpanPack;

/// <summary>The description of the machine in telemetry.</summary>
internal sealed record TelemetryHost
{
    private const string LinuxFolder = "/proc/sys/kernel";
    private const int MaxChars = 256;

    public required string Hostname { get; init; }

    public string? ContainerId { get; init; }

    public string Os { get; } = OperatingSystem.IsLinux()
        ? "Linux"
        : OperatingSystem.IsWindows()
        ? "Windows"
        : OperatingSystem.IsMacOS()
        ? "Darwin"
        : "Other";

    public string OsVersion { get; } = Environment.OSVersion.Version.ToString();

    public string Architecture { get; } = RuntimeInformation.OSArchitecture.ToString().ToLowerInvariant();

    public string? KernelName { get; } = OperatingSystem.IsLinux() ? "Linux" : OperatingSystem.IsMacOS() ? "Darwin" : null;

    public string? KernelRelease { get; } = OfLinux("osrelease");

    public string? KernelVersion { get; } = OfLinux("version");

    internal static TelemetryHost Of(ProcessDescription process) => new()
    {
        Hostname = process.Header.HostName ?? Environment.MachineName,
        ContainerId = process.Entity.ContainerId,
    };

    private static string? OfLinux(string name)
    {
        if (!OperatingSystem.IsLinux()) return null;
        try
        {
            string text = File.ReadAllText($"{LinuxFolder}/{name}").Trim();
            return text.Length is > 0 and <= MaxChars ? text : null;
        }
        catch (Exception problem) when (problem is IOException or UnauthorizedAccessException)
        {
            return null; // a sandbox without /proc
        }
    }
}
