namespace SpanPack.DevAgent.Tests;

public class TimeAxisTests
{
    [Theory]
    [InlineData(0, 100, "==========")]
    [InlineData(0, 1, "=")]
    [InlineData(50, 50, "     =====")]
    [InlineData(55, 1, "     =")]
    [InlineData(99.999999, 0.000001, "         =")]
    [InlineData(0, 0, "|")]
    [InlineData(50, 0, "     |")]
    [InlineData(100, 0, "         |")]
    [InlineData(30, -20, "   |")]
    public void Bar_LiesWhereTheSpanIs(double start, double duration, string bar)
    {
        Span span = Traces.Span(2, 1, "x", start, duration);
        var axis = new TimeAxis([Traces.Span(1, 0, "root", 0, 100), span]);

        Assert.Equal(bar, axis.Bar(span, 10, Glyphs.Ascii));
    }

    [Theory]
    [InlineData(0, 100, "━━━━━━━━━━")]
    [InlineData(0, 5, "╸")]
    [InlineData(5, 5, "╺")]
    [InlineData(5, 15, "╺━")]
    [InlineData(10, 15, " ━╸")]
    [InlineData(50, 0, "     │")]
    public void Bar_IsExactToHalfACell(double start, double duration, string bar)
    {
        Span span = Traces.Span(2, 1, "x", start, duration);
        var axis = new TimeAxis([Traces.Span(1, 0, "root", 0, 100), span]);

        Assert.Equal(bar, axis.Bar(span, 10, Glyphs.Unicode));
    }

    [Fact]
    public void ChildrenOutsideTheirParent_StretchTheAxis()
    {
        Span before = Traces.Span(2, 1, "before", -50, 10), root = Traces.Span(1, 0, "root", 0, 10),
        after = Traces.Span(3, 1, "after", 45, 5);
        var axis = new TimeAxis([root, before, after]);

        Assert.Equal(100_000_000, axis.Total);
        Assert.Equal(["=", "     =", "         ="], new[] { before, root, after }.Select(span => axis.Bar(span, 10, Glyphs.Ascii)));
    }

    [Fact]
    public void Extremes_DoNotOverflow()
    {
        Span first = new() { Start = long.MinValue, Duration = 1 }, last = new() { Start = long.MaxValue, Duration = long.MaxValue };
        var axis = new TimeAxis([first, last]);

        Assert.Equal("=", axis.Bar(first, 9, Glyphs.Ascii));
        Assert.Equal("      ===", axis.Bar(last, 9, Glyphs.Ascii));
        Assert.InRange(Traces.Print(new() { Width = 80 }, first, last).Split('\n').Max(static line => line.Length), 60, 80);
    }

    [Fact]
    public void OnlyMoments_AreAtTheBeginning()
    {
        Span span = Traces.Span(1, 0, "x", 5, 0);

        Assert.Equal("|", new TimeAxis([span]).Bar(span, 10, Glyphs.Ascii));
    }
}
