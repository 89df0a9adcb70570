namespace SpanPack.Architecture.Tests.Rules;

/// <summary>A line is too long when it could be broken.</summary>
public sealed class LineRulesTests
{
    [Theory]
    [InlineData("12345 7890\nshort", "")]
    [InlineData("12345 78901\nshort\n   12345 78901", "1, 3")]
    [InlineData("   12345678901", "")]
    [InlineData("x = \"\"\"\n12345 78901\n\"\"\";\n12345 78901", "4")]
    [InlineData("x=\"\"\"a\"\"\";\n12345 78901", "2")]
    public void LongLines(string text, string numbers)
        => Assert.Equal(numbers, string.Join(", ", LineRules.LongLines("A.cs", text.Split('\n'), 10)
            .Select(static finding => finding.Message["A.cs has lines of more than 10 characters: ".Length..])));
}
