namespace SpanPack.DevAgent.Tests;

public class SpanTreeTests
{
    [Fact]
    public void Siblings_ComeByStart() => Assert.Equal(
        ["root", "|-early", "|-first of two", "|-second of two", "`-late"],
        Traces.Tree(
            Traces.Span(5, 1, "late", 9, 1), Traces.Span(3, 1, "first of two", 5, 1), Traces.Span(4, 1, "second of two", 5, 1),
                Traces.Span(2, 1, "early", 1, 1), Traces.Span(1, 0, "root", 0, 10)));

    [Fact]
    public void Lines_PassOnlyWhereSiblingsFollow() => Assert.Equal(
        ["a", "|-b", "| `-c", "|   `-d", "`-e", "  `-f"],
        Traces.Tree(
            Traces.Span(1, 0, "a", 0, 9), Traces.Span(2, 1, "b", 1, 1), Traces.Span(3, 2, "c", 2, 1), Traces.Span(4, 3, "d", 3, 1),
                Traces.Span(5, 1, "e", 4, 1), Traces.Span(6, 5, "f", 5, 1)));

    [Fact]
    public void Orphans_AreAtTheTop() => Assert.Equal(
        ["root", "orphan", "`-its child"],
        Traces.Tree(Traces.Span(1, 0, "root", 0, 9), Traces.Span(2, 99, "orphan", 1, 1), Traces.Span(3, 2, "its child", 1, 1)));

    [Fact]
    public void Circles_AreCutAtTheirEarliestSpan() => Assert.Equal(
        ["root", "self", "orphan", "two", "`-three", "  |-four", "  `-one", "    `-below"],
        Traces.Tree(
            Traces.Span(9, 9, "self", 1, 1), Traces.Span(7, 77, "orphan", 2, 1), Traces.Span(8, 0, "root", 0, 9),
            Traces.Span(1, 3, "one", 6, 1), Traces.Span(2, 1, "two", 4, 1), Traces.Span(3, 2, "three", 5, 1),
            Traces.Span(4, 3, "four", 5, 1),
            Traces.Span(5, 1, "below", 7, 1)));

    [Fact]
    public void DuplicateIds_AllShow() => Assert.Equal(
        ["root", "|-twin", "| `-child", "`-twin"],
        Traces.Tree(Traces.Span(1, 0, "root", 0, 9), Traces.Span(2, 1, "twin", 1, 1), Traces.Span(2, 1, "twin", 2, 1),
            Traces.Span(3, 2, "child", 3, 1)));

    [Fact]
    public void ZeroIds_AreNobodysParent()
        => Assert.Equal(["a", "b"], Traces.Tree(Traces.Span(0, 0, "a", 0, 9), Traces.Span(0, 0, "b", 1, 1)));

    [Fact]
    public void DeepChain_ShowsItsDepthInsteadOfLines()
    {
        Span[] chain = [.. Enumerable.Range(0, 20_000).Select(static i => Traces.Span((ulong)i + 1, (ulong)i, "step", i, 20_000 - i))];
        string[] lines = Traces.Print(new() { Width = 80, MaxSpans = chain.Length }, chain).TrimEnd('\n').Split('\n');

        Assert.Equal(20_002, lines.Length);
        Assert.All(lines, static line => Assert.InRange(line.Length, 1, 80));
        Assert.Contains(">19999 step ", lines[^1], StringComparison.Ordinal);
        Assert.Contains("`-step ", lines[3], StringComparison.Ordinal);
    }
}
