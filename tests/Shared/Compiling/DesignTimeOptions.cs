using System.Diagnostics.CodeAnalysis;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;

namespace SpanPack.Tests.Compiling;

/// <summary>What an editor and <c>dotnet format</c> tell generators and analyzers of a project that has the package.</summary>
internal sealed class DesignTimeOptions : AnalyzerConfigOptionsProvider
{
    private static readonly AnalyzerConfigOptions s_options = new Options();

    internal static DesignTimeOptions Instance { get; } = new();

    internal static AnalyzerOptions OfAnalyzers { get; } = new([], Instance);

    public override AnalyzerConfigOptions GlobalOptions => s_options;

    public override AnalyzerConfigOptions GetOptions(SyntaxTree tree) => s_options;

    public override AnalyzerConfigOptions GetOptions(AdditionalText textFile) => s_options;

    private sealed class Options : AnalyzerConfigOptions
    {
        public override bool TryGetValue(string key, [NotNullWhen(true)] out string? value)
        {
            value = key == "build_property.DesignTimeBuild" ? "true" : null;
            return value is not null;
        }
    }
}
