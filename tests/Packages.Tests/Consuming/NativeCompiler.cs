using SpanPack.Packages.Tests.Packing;

namespace SpanPack.Packages.Tests.Consuming;

/// <summary>What publishing machine code needs of the machine.</summary>
internal static class NativeCompiler
{
    private const string Versions = "10.0.*";

    private static readonly string[] s_packages =
    [
        "microsoft.dotnet.ilcompiler", "runtime.linux-x64.microsoft.dotnet.ilcompiler", "microsoft.net.illink.tasks",
        "microsoft.netcore.app.runtime.linux-x64", "microsoft.netcore.app.runtime.nativeaot.linux-x64",
            "microsoft.aspnetcore.app.runtime.linux-x64",
    ];

    /// <summary>Gets the linker; null without one.</summary>
    internal static string? Linker { get; } = Array.Find(["clang", "gcc"], static program
        => (Environment.GetEnvironmentVariable("PATH") ?? "")
        .Split(Path.PathSeparator).Any(folder => File.Exists(Path.Combine(folder, program))));

    /// <summary>Gets the version of the compiler; null without one.</summary>
    internal static string? Version => Path.GetFileName(FolderOf(s_packages[0]));

    /// <summary>Gets why nothing can be published; null when it can.</summary>
    internal static string? Missing { get; } = FindMissing();

    private static string? FindMissing()
    {
        if (!OperatingSystem.IsLinux() || !Environment.Is64BitProcess) return "Machine code is published for Linux x64.";
        if (Linker is null) return "There is no linker: neither clang nor gcc.";
        return Array.Find(s_packages, static id => FolderOf(id) is null) is { } missing
            ? $"The package {missing} {Versions} was never restored: restore a web application for net10.0 with PublishAot, see .ci/run."
            : null;
    }

    private static string? FolderOf(string id)
    {
        string folder = Path.Combine(Settings.PackageFolder, id);
        return Directory.Exists(folder) ? Directory.EnumerateDirectories(folder, Versions).Max(StringComparer.Ordinal) : null;
    }
}
