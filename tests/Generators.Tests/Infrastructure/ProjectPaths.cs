using System.Reflection;

namespace SpanPack.Generators.Tests.Infrastructure;

/// <summary>Files of the repository that tests read.</summary>
internal static class ProjectPaths
{
    internal static string TestProject { get; } = typeof(ProjectPaths).Assembly
        .GetCustomAttributes<AssemblyMetadataAttribute>().Single(static a => a.Key == "ProjectDirectory").Value!;

    internal static string Snapshots => Path.Combine(TestProject, "Snapshots");

    internal static string Repository => Path.GetFullPath(Path.Combine(TestProject, "..", ".."));
}
