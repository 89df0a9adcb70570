using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using SpanPack.Generators.Tests.Infrastructure;

namespace SpanPack.Generators.Tests.Mutation;

/// <summary>All source that tests and pages give to the generator.</summary>
internal static class TestSources
{
    /// <summary>
    /// String literals of the tests that have an attribute of the generator, the sample classes, and the examples of the pages.
    /// </summary>
    internal static string[] Find() =>
    [
        .. FilesOf(ProjectPaths.TestProject, "*.cs").SelectMany(LiteralsOf)
            .Where(HasAttribute)
            .Select(static text => new MarkedSource(text).Text),
        .. FilesOf(Path.Combine(ProjectPaths.TestProject, "..", "Generators.Execution.Tests"), "Sample*.cs").Select(File.ReadAllText),
        .. FilesOf(Path.Combine(ProjectPaths.Repository, "docs", "diagnostics"), "SPK*.md").SelectMany(ExamplesOf).Where(HasAttribute),
    ];

    private static IEnumerable<string> FilesOf(string folder, string pattern)
        => Directory.GetFiles(folder, pattern).Order(StringComparer.Ordinal);

    private static IEnumerable<string> LiteralsOf(string file) => CSharpSyntaxTree.ParseText(File.ReadAllText(file)).GetRoot()
        .DescendantNodes().OfType<LiteralExpressionSyntax>()
        .Where(static literal => literal.IsKind(SyntaxKind.StringLiteralExpression))
        .Select(static literal => literal.Token.ValueText);

    private static bool HasAttribute(string text)
        => text.Contains("[SpanTags", StringComparison.Ordinal) || text.Contains("[MessagePack", StringComparison.Ordinal);

    private static IEnumerable<string> ExamplesOf(string page)
        => File.ReadAllText(page)
            .ReplaceLineEndings("\n")
            .Split("```")
            .Where(static part => part.StartsWith("csharp\n", StringComparison.Ordinal))
            .Select(static part => part["csharp\n".Length..]);
}
