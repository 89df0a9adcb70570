using Microsoft.CodeAnalysis.Diagnostics;
using SpanPack.CodeFixes.Tests.Infrastructure;
using SpanPack.Generators;

namespace SpanPack.CodeFixes.Tests;

/// <summary>
/// Fixes are for diagnostics of analyzers, one each but for those that only a person can mend: <c>dotnet format</c> does not see those of
/// the generator. The page says when it mends them.
/// </summary>
public class CatalogTests
{
    // What has no counterpart can be replaced by nothing.
    private const string NoCounterpart = "SPK032";

    private static readonly string[] s_fixable = [.. FixFixture.All.SelectMany(static fix =>
        fix.FixableDiagnosticIds).Order(StringComparer.Ordinal)];

    [Fact]
    public void Fixes_AreForAnalyzers()
    {
        string[] analyzed =
        [
            .. typeof(SpanPackGenerator).Assembly.GetTypes()
                .Where(static type => type.IsSubclassOf(typeof(DiagnosticAnalyzer)))
                .SelectMany(static type => ((DiagnosticAnalyzer)Activator.CreateInstance(type)!).SupportedDiagnostics)
                .Select(static descriptor => descriptor.Id)
                .Order(StringComparer.Ordinal),
        ];
        Assert.Equal(analyzed.Except([NoCounterpart]), s_fixable);
    }

    [Fact]
    public void Pages_SayWhichHaveAFixForAllPlaces()
    {
        string pages = Path.Combine(ProjectPaths.Repository, "docs", "diagnostics");
        Assert.Equal(
            FixFixture.All.Where(static fix => fix.GetFixAllProvider() is not null)
                .SelectMany(static fix => fix.FixableDiagnosticIds)
                .Order(StringComparer.Ordinal),
            Directory.GetFiles(pages, "SPK*.md")
                .Where(static page => File.ReadAllText(page).Contains("`dotnet format analyzers`", StringComparison.Ordinal))
                .Select(static page => Path.GetFileNameWithoutExtension(page)).Order(StringComparer.Ordinal));
    }
}
