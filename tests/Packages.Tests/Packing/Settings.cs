using System.Reflection;

namespace SpanPack.Packages.Tests.Packing;

/// <summary>What the project files say.</summary>
internal static class Settings
{
    /// <summary>The folder that the solution is in.</summary>
    internal static string Root { get; } = Value("Repository");

    /// <summary>Where the repository will be.</summary>
    internal static string RepositoryUrl { get; } = Value("RepositoryUrl");

    /// <summary>The version of all packages.</summary>
    internal static string Version { get; } = Value("Version");

    /// <summary>Where restored packages of others are: the feed of the tests, which then need no other.</summary>
    internal static string PackageFolder { get; } = Value("PackageFolder");

    private static string Value(string key)
        => typeof(Settings).Assembly.GetCustomAttributes<AssemblyMetadataAttribute>().Single(metadata => metadata.Key == key).Value!;
}
