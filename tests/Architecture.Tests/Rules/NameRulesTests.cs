using SpanPack.Architecture.Tests.Exceptions;
using SpanPack.Architecture.Tests.Sources;

namespace SpanPack.Architecture.Tests.Rules;

/// <summary>The rule for names of types, over made-up files.</summary>
public sealed class NameRulesTests
{
    private const string Declared = "namespace SpanPack; class Text { class Part; } enum Kind;";

    [Fact]
    public void TypeOfTwoLibraries_IsFoundOnce()
    {
        Finding found = Assert.Single(Find(("src/Agent/A.cs", Declared), ("src/Tool/B.cs", "namespace SpanPack; struct Text;")));
        Assert.Equal("SpanPack.Text is declared in src/Agent and src/Tool", found.Message);
    }

    [Fact]
    public void PartsOfAType_AndTypesOfOtherNamespaces_AreNotFound()
        => Assert.Empty(Find(
            ("src/Agent/A.cs", Declared),
            ("src/Agent/A.Part.cs", Declared),
            ("src/Tool/B.cs", "namespace SpanPack.Tool; class Text;"),
            ("src/Clients/Aws/C.cs", "namespace SpanPack; class Other { class Part; }")));

    private static IEnumerable<Finding> Find(params (string Path, string Text)[] files)
        => NameRules.RepeatedTypes(files.Select(static file => SourceFile.Parse(file.Path, file.Text)));
}
