using SpanPack.Architecture.Tests.Exceptions;
using SpanPack.Architecture.Tests.Sources;

namespace SpanPack.Architecture.Tests.Rules;

/// <summary>What counts as naming a format.</summary>
public sealed class FormatRulesTests
{
    private const string Formats = "namespace SpanPack; enum TraceFormat { V04, V1 }";

    [Theory]
    [InlineData("f == TraceFormat.V1")]
    [InlineData("f is TraceFormat.V1")]
    [InlineData("f switch { SpanPack.TraceFormat.V1 => true, _ => false }")]
    [InlineData("f == V1")] // by using static
    [InlineData("nameof(TraceFormat.V1) != \"\"")]
    public void Name_IsFound(string condition)
        => Assert.Equal(
            [new Finding("src/Test/Conversion/A.cs", 1,
                "src/Test/Conversion/A.cs asks for a format by its name, which is for a trait of TraceFormatTraits:\n  line 4: V1")],
            Find("Conversion/A.cs", condition));

    [Theory]
    [InlineData("f == default(TraceFormat)")]
    [InlineData("f == Other.V1.Format")] // a member of another type
    public void OtherName_IsNone(string condition) => Assert.Empty(Find("Conversion/A.cs", condition));

    [Theory]
    [InlineData("Formats/V1/A.cs", 0)]
    [InlineData("Formats/V04/A.cs", 1)]
    [InlineData("Formats/V1A.cs", 1)]
    public void OwnFolder_MayNameItsFormat(string path, int findings) => Assert.Equal(findings, Find(path, "f == TraceFormat.V1").Length);

    private static Finding[] Find(string path, string condition)
    {
        string file = "using static SpanPack.TraceFormat;\nnamespace SpanPack;\n/// <summary><see "
            + $"cref=\"TraceFormat.V1\"/></summary>\nclass A {{ bool Is(TraceFormat f) => {condition}; }}";
        string other = "namespace SpanPack; class Other { public static Other V1 = new(); public TraceFormat Format; }";
        return [.. FormatRules.NamedFormats("src/Test",
            LibraryCompilation.Of(("Formats/TraceFormat.cs", Formats), ("Other.cs", other), (path, file)))];
    }
}
