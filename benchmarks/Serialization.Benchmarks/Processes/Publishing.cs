using System.Reflection;
using System.Text.RegularExpressions;

namespace SpanPack.Benchmarks.Processes;

/// <summary>Publishes programs of this repository.</summary>
internal static partial class Publishing
{
    /// <summary>The repository, from the build.</summary>
    internal static string RepositoryRoot { get; } = typeof(Publishing).Assembly.GetCustomAttributes<AssemblyMetadataAttribute>()
        .Single(static a => a.Key == "RepositoryRoot").Value!;

    /// <param name="project">The folder of the program in <c>benchmarks</c>.</param>
    /// <param name="directory">Where it goes.</param>
    /// <param name="property">What is passed to its project, such as <c>NativeAot=net10.0</c>.</param>
    /// <param name="cancellation">Ctrl+C.</param>
    /// <returns>The linker or package that is missing; null when it is published.</returns>
    /// <exception cref="OperationCanceledException">Ctrl+C.</exception>
    /// <exception cref="ProcessException">It failed for another reason.</exception>
    internal static async Task<string?> PublishAsync(string project, string directory, string property, CancellationToken cancellation)
    {
        if (FindLinker() is not { } linker) return "there is no linker: neither clang nor gcc";
        string path = Path.Combine(RepositoryRoot, "benchmarks", project);
        ProcessOutput output = await ProgramProcess.FinishAsync(ProgramProcess.Other("dotnet", "publish", path, "-c", "Release",
            $"-p:{property}", $"-p:CppCompilerAndLinker={linker}", "-o", directory, "-nodeReuse:false"),
            cancellation);
        if (output.ExitCode == 0) return null;
        if (MissingPackage().Match(output.Printed) is { Success: true } match) return match.Value.Trim();
        throw new ProcessException($"Publishing {path} ended with {output.ExitCode}. {output.Printed.Trim()} {output.Errors.Trim()}");
    }

    // The linker of Windows is found by the package itself.
    private static string? FindLinker() => OperatingSystem.IsWindows() ? "link" : Array.Find(["clang", "gcc"], IsInPath);

    private static bool IsInPath(string program)
        => (Environment.GetEnvironmentVariable("PATH") ?? string.Empty).Split(Path.PathSeparator)
            .Any(directory => File.Exists(Path.Combine(directory, program)));

    // "error NU1101: Unable to find package X. No packages exist with this id in source(s): …", NU1102 for its version, NU1301 for a source
    // that cannot be reached.
    [GeneratedRegex(@"NU1(101|102|301): [^[\r\n]+", RegexOptions.CultureInvariant)]
    private static partial Regex MissingPackage();
}
