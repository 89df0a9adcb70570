namespace SpanPack.Conformance.Tests.Infrastructure;

/// <summary>Files that tests read, and programs that they run.</summary>
internal static class RepositoryPaths
{
    internal static string Root { get; } = FindRoot();

    internal static string Vectors => Path.Combine(Root, "tests", "vectors");

    /// <summary>The folder of the npm packages and of the script that uses them.</summary>
    internal static string NodeOracle => Path.Combine(Root, "tests", "oracles");

    /// <summary>The folder of programs that are not part of the repository. A clone has none.</summary>
    internal static string Oracles => Environment.GetEnvironmentVariable("SPANPACK_ORACLES") is { Length: > 0 } folder
        ? folder
        : Path.GetFullPath(Path.Combine(Root, "..", "shared", "oracle"));

    private static string FindRoot()
    {
        for (string? folder = AppContext.BaseDirectory; folder is not null; folder = Path.GetDirectoryName(folder))
        {
            if (File.Exists(Path.Combine(folder, "Directory.Packages.props"))) return folder;
        }

        throw new InvalidOperationException($"There is no Directory.Packages.props above {AppContext.BaseDirectory}.");
    }
}
