using Microsoft.CodeAnalysis.Diagnostics;

namespace SpanPack.Generators.Diagnostics;

/// <summary>Whether an editor or <c>dotnet format</c> compiles, and not a build. The package makes that property visible.</summary>
internal static class DesignTime
{
    private const string Property = "build_property.DesignTimeBuild";

    internal static bool Is(AnalyzerConfigOptionsProvider options)
        => options.GlobalOptions.TryGetValue(Property, out string? value) && string.Equals(value, "true", StringComparison.OrdinalIgnoreCase);
}
