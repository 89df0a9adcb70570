using System.Reflection;
using System.Text;

namespace SpanPack.Generators.Execution.Tests;

/// <summary>What the page of spans shows compiles, runs and gives the bytes that stand there.</summary>
public sealed class SpanPageTests
{
    private static readonly string s_root = typeof(SpanPageTests).Assembly.GetCustomAttributes<AssemblyMetadataAttribute>()
        .Single(static a => a.Key == "RepositoryRoot").Value!;
    private static readonly string s_page = File.ReadAllText(Path.Combine(s_root, "docs", "spans.md"));

    [Theory]
    [InlineData("// example", "// end of example")]
    [InlineData("// tag class", "// end of tag class")]
    public void Page_ShowsTheCodeThatIsTested(string start, string end)
    {
        string[] source = File.ReadAllLines(Path.Combine(s_root, "tests", "Generators.Execution.Tests", "SpanPageExample.cs"));
        int first = Array.FindIndex(source, line => line.Trim() == start) + 1;
        int last = Array.FindIndex(source, line => line.Trim() == end);
        string[] lines = source[first..last];
        int indent = lines.Where(static line => line.Length > 0).Min(static line => line.Length - line.TrimStart().Length);
        string code = string.Join('\n', lines.Select(line => line.Length == 0 ? line : line[indent..]));

        Assert.Contains(code, s_page, StringComparison.Ordinal);
    }

    [Fact]
    public void Page_ShowsTheBytesOfItsExample()
    {
        byte[] body = SpanPageExample.Run();
        string shown = s_page[s_page.IndexOf("```text\ndd", StringComparison.Ordinal)..];
        shown = shown["```text\n".Length..shown.IndexOf("\n```", 1, StringComparison.Ordinal)];
        var hex = new StringBuilder();
        foreach (string line in shown.Split('\n'))
        {
            // bytes, then at least two spaces, then what they say
            foreach (string digits in line.Split("  ", StringSplitOptions.None)[0].Split(' ')) hex.Append(digits);
        }

        Assert.Equal(Convert.ToHexStringLower(body), hex.ToString());
        Assert.Contains($"{body.Length} bytes", s_page, StringComparison.Ordinal);
    }
}
