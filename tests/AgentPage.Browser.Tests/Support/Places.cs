using System.Reflection;

namespace SpanPack.AgentPage.Browser.Tests;

/// <summary>Folders of the repository.</summary>
internal static class Places
{
    internal static string Tests { get; } =
        Path.GetFullPath(typeof(Places).Assembly.GetCustomAttributes<AssemblyMetadataAttribute>().Single(static data =>
        data.Key == "TestsPath").Value!);

    internal static string Vectors { get; } = Path.Combine(Tests, "vectors");

    internal static string NodeTracer { get; } = Path.Combine(Tests, "oracles", "tracer");
}
