namespace SpanPack.DevAgent.Tests;

public class VisibleTextTests
{
    [Theory]
    [InlineData("plain [red]text[/]", "plain [red]text[/]", 18)]
    [InlineData(null, "-", 1)]
    [InlineData("", "-", 1)]
    [InlineData("a\nb\r\tc", @"a\nb\r\tc", 9)]
    [InlineData("\u001b[2J\u0007\u007f\u009b", @"\x1b[2J\x07\x7f\x9b", 19)]
    [InlineData("\u202Eabc\u2066\u200F\uFEFF", @"\u202eabc\u2066\u200f\ufeff", 27)]
    [InlineData("a\u2028b", @"a\u2028b", 8)]
    [InlineData("日本", "日本", 4)]
    [InlineData("😀é", "😀é", 3)]
    [InlineData("e\u0301", "e\u0301", 1)]
    [InlineData("❤\uFE0F", "❤", 1)]
    [InlineData("שלום", "שלום", 4)]
    public void Fit_ShowsWhatWouldDoHarm(string? text, string shown, int cells)
        => Assert.Equal(new FittedText(shown, cells), VisibleText.Fit(text, 60, ".."));

    [Theory]
    [InlineData("abcdef", 6, "abcdef")]
    [InlineData("abcdefg", 6, "abcd..")]
    [InlineData("日本語テ", 7, "日本..")]
    [InlineData("日本語テ", 6, "日本..")]
    [InlineData("abc\n", 4, "ab..")]
    [InlineData("abc", 1, ".")]
    [InlineData("abc", 0, "")]
    public void Fit_CutsWhatIsTooLong(string text, int room, string shown) => Assert.Equal(shown, VisibleText.Fit(text, room, "..").Text);

    [Fact]
    public void LoneSurrogate_IsReplaced() => Assert.Equal("a\uFFFDb", VisibleText.Fit("a\ud800b", 10, "..").Text);

    [Fact]
    public void PileOfMarks_IsCut() => Assert.Equal(4, VisibleText.Fit("e" + new string('\u0301', 1000), 10, "..").Text.Length);

    [Fact]
    public void HostileSpans_StayOnTheirLinesAndInTheirColumns()
    {
        string[] hostile = ["\r\n\u001b[31mred", "[bold]x[/", "\u202Eevil", new('n', 100_000), new('日', 500), new('\u0301', 1000), "\0",
            "👨\u200d👩\u200d👧", "\ud83d", "שלום"];
        Span[] spans = [.. hostile.Select(static (text, i) =>
            Traces.Span((ulong)i + 1, (ulong)i / 2, text, i, 1, text, text, error: i % 2))];
        foreach (Span span in spans) span.SetTag(span.Name!, span.Name);

        foreach (int width in (int[])[60, 80, 120, 160])
        {
            string text = Traces.Print(new() { Width = width, ShowTags = true }, spans);
            Assert.DoesNotContain(text, static c => c != '\n' && char.IsControl(c));
            string[] lines = text.TrimEnd('\n').Split('\n');
            Assert.Equal(2 + (3 * spans.Length), lines.Length);
            Assert.All(lines, line => Assert.InRange(line.EnumerateRunes().Sum(CellWidth.Of), 1, width));
            Assert.Equal(spans.Length / 2,
                lines.Count(line => line.EndsWith(" !", StringComparison.Ordinal) && line.EnumerateRunes().Sum(CellWidth.Of) == width));
        }
    }
}
