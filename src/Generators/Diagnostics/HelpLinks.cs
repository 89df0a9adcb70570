using System.Reflection;

namespace SpanPack.Generators.Diagnostics;

/// <summary>Addresses of the pages of diagnostics.</summary>
internal static class HelpLinks
{
    // The project file says where the repository is.
    private static readonly string s_repository = typeof(HelpLinks).Assembly
        .GetCustomAttributes<AssemblyMetadataAttribute>().Single(static metadata => metadata.Key == "Repository").Value;

    internal static string For(string id) => $"{s_repository}/blob/main/docs/diagnostics/{id}.md";
}
