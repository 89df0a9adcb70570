namespace SpanPack.AgentPage.Tests;

public sealed class FilterParserTests
{
    [Theory]
    [InlineData("service:", 8)]
    [InlineData("(service:a", 10)]
    [InlineData("service:a)", 9)]
    [InlineData("a OR", 4)]
    [InlineData("NOT", 3)]
    [InlineData("-", 1)]
    [InlineData("service:(a OR b", 15)]
    [InlineData("service:(a b)", 11)]
    [InlineData("resource:\"open", 9)]
    [InlineData("@duration:>fast", 11)]
    [InlineData("@http.status_code:>", 19)]
    [InlineData("@http.status_code:[400 500]", 19)]
    [InlineData("@http.status_code:[400 TO x]", 26)]
    [InlineData("status:broken", 7)]
    [InlineData("trace.root:gone", 11)]
    [InlineData("trace.start:>yesterday", 13)]
    public void WhatCannotBeRead_IsRefused_WithThePlace(string filter, int at)
        => Assert.Equal(at, Assert.Throws<FilterException>(() => FilterParser.Parse(filter)).At);

    [Fact]
    public void LengthConditionsAndDepth_AreBounded()
    {
        Assert.Equal(Filter.MaxConditions, FilterParser.Parse(Repeat("a", Filter.MaxConditions)).Conditions.Length);
        Assert.Throws<FilterException>(() => FilterParser.Parse(Repeat("a", Filter.MaxConditions + 1)));
        Assert.Single(FilterParser.Parse(new string('a', Filter.MaxUnits)).Conditions);
        Assert.Throws<FilterException>(() => FilterParser.Parse(new string('a', Filter.MaxUnits + 1)));
        Assert.NotNull(FilterParser.Parse(InBrackets("a", Filter.MaxDepth)));
        Assert.Throws<FilterException>(() => FilterParser.Parse(InBrackets("a", Filter.MaxDepth + 1)));
        // Brackets beside each other add no depth.
        Assert.Equal(Filter.MaxDepth + 1, FilterParser.Parse(Repeat("(a)", Filter.MaxDepth + 1)).Conditions.Length);
    }

    // Whatever is typed is a filter or refused at a place in it, and no other exception.
    [Fact]
    public void AnyText_IsReadOrRefused()
    {
        string[] pieces =
        [
            "service", ":", "(", ")", "\"", "\\", "-", " ", "OR ", "AND ", "NOT ", "*", "?", "[", "]", " TO ", ">", "<", "=", "@", "100ms",
            "1e999", "a", "ü", "\ud800", "\0", "status:error", "trace.spans:>1",
        ];
        var random = new Random(2);
        int read = 0;
        for (int round = 0; round < 50_000; round++)
        {
            string filter = string.Concat(Enumerable.Range(0, random.Next(1, 12)).Select(_ => pieces[random.Next(pieces.Length)]));
            try
            {
                Filter parsed = FilterParser.Parse(filter);
                parsed.Fits(ulong.MaxValue);
                read++;
            }
            catch (FilterException problem)
            {
                Assert.InRange(problem.At, 0, filter.Length);
            }
        }

        Assert.InRange(read, 1000, 49_000);
    }

    // The program of a filter against plain recursion over the same random tree.
    [Fact]
    public void AndOrNot_AreJoined_AsWritten()
    {
        var random = new Random(3);
        for (int round = 0; round < 5000; round++)
        {
            int names = 0;
            (string text, Func<ulong, bool> fits) = Tree(random, 4, ref names);
            Filter filter = FilterParser.Parse(text);
            Assert.Equal(names, filter.Conditions.Length);
            for (int i = 0; i < 20; i++)
            {
                ulong bits = (ulong)random.NextInt64() & ((1UL << names) - 1);
                Assert.True(fits(bits) == filter.Fits(bits), $"{text} with {bits:b}");
                if (filter.Fits(bits)) Assert.Equal(filter.Required, filter.Required & bits);
            }
        }
    }

    private static (string Text, Func<ulong, bool> Fits) Tree(Random random, int depth, ref int names)
    {
        if (depth == 0 || names > 40)
        {
            int name = names++;
            return ($"w{name}", bits => (bits >> name & 1) != 0);
        }

        (string left, Func<ulong, bool> leftFits) = Tree(random, depth - 1, ref names);
        int kind = random.Next(4);
        if (kind == 0) return ($"-({left})", bits => !leftFits(bits));
        if (kind == 1) return ($"NOT ({left})", bits => !leftFits(bits));
        (string right, Func<ulong, bool> rightFits) = Tree(random, depth - 1, ref names);
        if (kind == 2) return ($"({left}) OR ({right})", bits => leftFits(bits) | rightFits(bits));
        string and = random.Next(2) == 0 ? " AND " : " ";
        return ($"({left}){and}({right})", bits => leftFits(bits) & rightFits(bits));
    }

    private static string Repeat(string text, int count) => string.Join(' ', Enumerable.Repeat(text, count));

    private static string InBrackets(string text, int depth) => new string('(', depth) + text + new string(')', depth);
}
