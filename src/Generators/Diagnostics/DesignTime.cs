using Microsoft.CodeAnalysis.Diagnostics;

namespace SpanPack.Generators.Diagnostics;

/// <summary>Tells an editor or <c>dotnet format</c> from a build, by a property that the package makes visible.</summary>
internal static class DesignTime
{
    private const string Property = "build_property.DesignTimeBuild";

    internal static bool Is(AnalyzerConfigOptionsProvider options)
        => options.GlobalOptions.TryGetValue(Property, out string? value)
            && string.Equals(value, "true", StringComparison.OrdinalIgnoreCase);
}
