using System.Globalization;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using SpanPack.Generators.Tests.Infrastructure;

namespace SpanPack.Generators.Tests;

/// <summary>
/// Properties that are read by syntax alone give what their symbols would give. A name that is an expression needs the symbol.
/// </summary>
public class PlainTagTests
{
    private const string Unrelated = "namespace Other { [AttributeUsage(AttributeTargets.Property)] class TagAttribute(string name) : "
        + "Attribute { public string Name => name; } }";

    public static TheoryData<string> Properties => [..
        from attribute in new[] { "Tag", "Metric", "TagAttribute", "SpanPack.Tag", "Obsolete, Tag" }
        from type in new[] { "string", "bool", "sbyte", "byte", "short", "ushort", "int", "uint", "long", "ulong", "float", "double",
            "char", "decimal", "object", "nint", "System.Int32", "DayOfWeek" }
        from rest in new[] { "public partial {0}? P {{ get; set; }}", "internal partial {0}? @class {{ get; private set; }}" }
        select $"[{attribute}(NAME)] {string.Format(CultureInfo.InvariantCulture, rest, type)}"];

    [Theory]
    [MemberData(nameof(Properties))]
    public void Literal_GivesWhatAnExpressionGives(string property)
        => Assert.Equal(Run(property, "\"a.b\" + \"\""), Run(property, "\"a.b\""));

    [Fact]
    public void NameOfAnotherAttribute_IsNoTag()
    {
        Assert.Empty(Files("[SpanTags] partial class A : SpanTags { [Tag(\"a\")] public partial string? P { get; set; } class "
            + "TagAttribute(string name) : Attribute { public string N => name; } }"));
        Assert.Empty(Files("using Tag = Other.TagAttribute;\n" + Unrelated
            + "[SpanTags] partial class A : SpanTags { [Tag(\"a\")] public partial string? P { get; set; } }"));
    }

    [Fact]
    public void EachPart_HasUsingsOfItsOwn()
    {
        string text = Assert.Single(Files(
            "[SpanTags] partial class A : SpanTags { [Tag(\"own\")] public partial string? P { get; set; } }",
            "using Tag = Other.TagAttribute;\n" + Unrelated + "partial class A { [Tag(\"other\")] public partial string? Q { get; set; } }",
            "using T = SpanPack.TagAttribute; partial class A { [T(\"alias\")] public partial string? R { get; set; } }"));
        Assert.Contains("// own", text, StringComparison.Ordinal);
        Assert.Contains("// alias", text, StringComparison.Ordinal);
        Assert.DoesNotContain("// other", text, StringComparison.Ordinal);
    }

    private static string Run(string property, string name)
    {
        CSharpCompilation compilation = TestCompilation.Create($"[SpanTags] public partial class A : SpanTags {{ "
            + $"{property.Replace("NAME", name, StringComparison.Ordinal)} }}");
        GeneratorRunResult result = TestDriver.For(compilation).RunGenerators(compilation).GetRunResult().Results.Single();
        return string.Join('\n', [
            .. result.GeneratedSources.Select(static source => source.SourceText.ToString()),
            .. result.Diagnostics.Select(static d => d.Id + d.GetMessage(CultureInfo.InvariantCulture)),
        ]);
    }

    private static string[] Files(params string[] sources)
    {
        CSharpCompilation compilation = TestCompilation.Create(LanguageVersion.CSharp13, sources);
        GeneratorRunResult result = TestDriver.For(compilation).RunGenerators(compilation).GetRunResult().Results.Single();
        return [.. result.GeneratedSources.Select(static source => source.SourceText.ToString())];
    }
}
