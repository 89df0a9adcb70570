using System.Reflection;

namespace SpanPack.CodeFixes.Tests.Infrastructure;

/// <summary>Files of the repository that tests read.</summary>
internal static class ProjectPaths
{
    internal static string Repository { get; } = Path.GetFullPath(Path.Combine(
        typeof(ProjectPaths).Assembly.GetCustomAttributes<AssemblyMetadataAttribute>()
            .Single(static a => a.Key == "ProjectDirectory").Value!,
            "..", ".."));
}
