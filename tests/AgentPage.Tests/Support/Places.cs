using System.Reflection;

namespace SpanPack.AgentPage.Tests;

/// <summary>Folders of the repository.</summary>
internal static class Places
{
    internal static string Vectors { get; } = Of("VectorsPath");

    internal static string Page { get; } = Of("PagePath");

    private static string Of(string key)
        => Path.GetFullPath(typeof(Places).Assembly.GetCustomAttributes<AssemblyMetadataAttribute>().Single(item =>
            item.Key == key).Value!);
}
