using System.Globalization;
using SpanPack.Generators.Tests.Infrastructure;

namespace SpanPack.Generators.Tests;

/// <summary>The same source gives the same files, whatever its line ends and the culture of the machine.</summary>
public class DeterminismTests
{
    private const string Source = """
        [MessagePackConstants] internal static partial class Names { public const string A = "a"; public const string B = "1.5"; }
        internal static partial class Keys
        {
            [MessagePackString("b")] internal static partial ReadOnlySpan<byte> B { get; }
            [MessagePackPair("c", -1.5), MessagePackPair("d", -32)] internal static partial ReadOnlySpan<byte> C();
        }
        internal enum Kind { A = -1, B }
        [SpanTags, ConstantTag("f", "g")] internal partial class Web : SpanTags
        {
            [Tag("k")] public partial Kind? K { get; set; }
            [Metric("m")] public partial int? M { get; set; }
        }
        """;

    [Fact]
    public void TwoRuns_GiveTheSameFiles() => Assert.Equal(Generate(Source), Generate(Source));

    [Fact]
    public void LineEndsOfTheSource_DoNotMatter()
        => Assert.Equal(Generate(Source.ReplaceLineEndings("\n")), Generate(Source.ReplaceLineEndings("\r\n")));

    [Fact]
    public void LineEndsOfTheOutput_AreLineFeeds()
        => Assert.All(Generate(Source.ReplaceLineEndings("\r\n")), static file =>
        {
            Assert.DoesNotContain('\r', file);
            Assert.EndsWith("}\n", file, StringComparison.Ordinal);
            Assert.DoesNotContain(" \n", file, StringComparison.Ordinal);
        });

    [Fact]
    public void CultureOfTheBuild_DoesNotMatter()
    {
        var culture = (CultureInfo)CultureInfo.InvariantCulture.Clone();
        culture.NumberFormat.NegativeSign = "~";
        culture.NumberFormat.NumberDecimalSeparator = ",";
        string[] expected = Generate(Source);
        CultureInfo before = CultureInfo.CurrentCulture;
        CultureInfo.CurrentCulture = culture;
        try
        {
            Assert.Equal(expected, Generate(Source));
        }
        finally
        {
            CultureInfo.CurrentCulture = before;
        }
    }

    [Fact]
    public void Files_AreUtf8()
        => Assert.All(GeneratorFixture.Run(Source), static file => Assert.Equal("utf-8", file.SourceText.Encoding!.WebName));

    private static string[] Generate(string source)
        => [.. GeneratorFixture.Run(source).Select(static file => file.HintName + "\n" + file.SourceText)];
}
