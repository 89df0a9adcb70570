using System.Text.RegularExpressions;
using SpanPack.Benchmarks.Verification;

namespace SpanPack.Benchmarks.Processes;

/// <summary>The program of <c>benchmarks/StartUp</c> as machine code for any x64 processor, published into a directory that is deleted at the end.</summary>
internal sealed partial class NativeAotProgram : IDisposable
{
    private const string Framework = "net9.0";

    private readonly DirectoryInfo _directory;

    private NativeAotProgram(DirectoryInfo directory, string? missing) => (_directory, Missing) = (directory, missing);

    internal string FileName => Path.Combine(_directory.FullName, OperatingSystem.IsWindows() ? "SpanPack.StartUp.exe" : "SpanPack.StartUp");

    /// <summary>Why there is no program; <see langword="null"/> when there is one.</summary>
    internal string? Missing { get; }

    /// <exception cref="OperationCanceledException">Ctrl+C.</exception>
    /// <exception cref="ProcessException">Publishing failed, and not for want of a linker or a package.</exception>
    internal static async Task<NativeAotProgram> PublishAsync(CancellationToken cancellation)
    {
        DirectoryInfo directory = Directory.CreateTempSubdirectory("spanpack-");
        string? missing = FindLinker() is { } linker ? await PublishAsync(directory, linker, cancellation) : "there is no linker: neither clang nor gcc";
        return new NativeAotProgram(directory, missing);
    }

    public void Dispose() => _directory.Delete(recursive: true);

    private static async Task<string?> PublishAsync(DirectoryInfo directory, string linker, CancellationToken cancellation)
    {
        string project = Path.Combine(PeerShapes.RepositoryRoot, "benchmarks", "StartUp");
        ProcessOutput output = await ProgramProcess.FinishAsync(ProgramProcess.Other("dotnet", "publish", project, "-c", "Release", $"-p:NativeAot={Framework}", $"-p:CppCompilerAndLinker={linker}", "-o", directory.FullName, "-nodeReuse:false"), cancellation);
        if (output.ExitCode == 0) return null;
        if (MissingPackage().Match(output.Printed) is { Success: true } match) return match.Value.Trim();
        throw new ProcessException($"Publishing {project} ended with {output.ExitCode}. {output.Printed.Trim()} {output.Errors.Trim()}");
    }

    // The linker of Windows is found by the package itself.
    private static string? FindLinker() => OperatingSystem.IsWindows() ? "link" : Array.Find(["clang", "gcc"], IsInPath);

    private static bool IsInPath(string program)
        => (Environment.GetEnvironmentVariable("PATH") ?? string.Empty).Split(Path.PathSeparator).Any(directory => File.Exists(Path.Combine(directory, program)));

    // "error NU1101: Unable to find package X. No packages exist with this id in source(s): …", NU1102 for its version, NU1301 for a source that cannot be reached.
    [GeneratedRegex(@"NU1(101|102|301): [^[\r\n]+", RegexOptions.CultureInvariant)]
    private static partial Regex MissingPackage();
}
