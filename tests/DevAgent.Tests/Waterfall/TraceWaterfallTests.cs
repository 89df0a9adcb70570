namespace SpanPack.DevAgent.Tests;

public class TraceWaterfallTests
{
    private static Span[] Shop() =>
    [
        Traces.Span(1, 0, "http.request", 0, 100, resource: "GET /orders"),
        Traces.Span(2, 1, "load", 10, 50),
        Traces.Span(3, 2, "sql.query", 20, 25, "db", "SELECT ?", error: 1),
        Traces.Span(4, 1, "render", 75, 25),
        Traces.Span(5, 1, "cache.hit", 50, 0),
    ];

    [Fact]
    public void Narrow() => Assert.Equal(
        """
        Trace 000000000000000a  5 spans  2 services  100 ms  1 error
        service name          resource    0            100 ms duration
        web     http.request  GET /orders ===================   100 ms
        web     |-load        r            ===========         50.0 ms
        db      | `-sql.query SELECT ?       ======            25.0 ms !
        web     |-cache.hit   r                    |              0 ns
        web     `-render      r                         =====  25.0 ms

        """.ReplaceLineEndings("\n"),
        Traces.Print(new() { Width = 64 }, Shop()));

    [Fact]
    public void WithTags()
    {
        Span span = Traces.Span(2, 1, "sql.query", 5, 10);
        span.Type = "sql";
        span.SetTag("db.user", "[bold]\u001b[2J");
        span.SetMetric("rows", 1.5);
        span.AddLink(new SpanLink(new UInt128(1, 2), 3)
        {
            Flags = 0x80000001, TraceState = "dd=s:1",
            Attributes = new() { { "k", new TagValue(true) } }
        });
        span.AddEvent(new SpanEvent("retry", (ulong)Traces.Beginning + 7_000_000) { Attributes = new() { { "n", new TagValue(2L) } } });

        Assert.Equal(
            """
            Trace 000000000000000a  1 span  1 service  10.0 ms
            service name      resource 0                                            10.0 ms duration
            web     sql.query r        ====================================================  10.0 ms
                ids: span 0000000000000002, parent 0000000000000001, type sql
                db.user: [bold]\x1b[2J
                rows: 1.5
                link ->: trace 00000000000000010000000000000002, span 0000000000000003 k=true flags=..
                event at 2.00 ms: retry n=2

            """.ReplaceLineEndings("\n"),
            Traces.Print(new() { Width = 90, ShowTags = true }, span));
    }

    [Fact]
    public void WithTags_ShowsEachTextFieldOfV1()
    {
        Span span = Traces.Span(1, 0, "root", 0, 1);
        span.V1Fields = new SpanV1Fields().EnumerateTexts()
            .Aggregate(new SpanV1Fields(), static (fields, text) => fields.WithText(text.Key, $"the {text.Key} text"));
        string print = Traces.Print(new() { ShowTags = true }, span);

        foreach ((string name, string text) in span.V1Fields.EnumerateTexts())
            Assert.Contains($"    {name}: {text}\n", print, StringComparison.Ordinal);
    }

    [Fact]
    public void ChunksOfOneTrace_AreOneWaterfall()
    {
        Span[] spans = Shop();
        Assert.Equal(
            Traces.Print(null, spans),
            Traces.PrintChunks(null, new TraceChunk(spans[0]), new TraceChunk(spans[1..3]), new TraceChunk(spans[3..])));
    }

    [Fact]
    public void Traces_AreSeparatedByALine()
    {
        Span other = Traces.Span(1, 0, "other", 0, 1);
        other.TraceId = 11;
        string text = Traces.PrintChunks(null, new TraceChunk(Shop()), new TraceChunk(other));

        Assert.Contains("\n\nTrace 000000000000000b  1 span ", text, StringComparison.Ordinal);
    }

    [Fact]
    public void UpperHalfOfTheTraceId_JoinsOrSeparates()
    {
        Span one = Traces.Span(1, 0, "a", 0, 1), two = Traces.Span(2, 1, "b", 0, 1), three = Traces.Span(3, 0, "c", 0, 1),
        four = Traces.Span(4, 1, "d", 0, 1);
        one.TraceId = new UInt128(0xABC, 10);
        two.SetTag("_dd.p.tid", "0000000000000abc");
        three.TraceId = new UInt128(0xDEF, 10);
        string text = Traces.PrintChunks(null, new TraceChunk(four), new TraceChunk(one), new TraceChunk(two), new TraceChunk(three));

        Assert.Contains("Trace 0000000000000abc000000000000000a  3 spans", text, StringComparison.Ordinal);
        Assert.Contains("Trace 0000000000000def000000000000000a  1 span ", text, StringComparison.Ordinal);
    }

    [Fact]
    public void NoSpans_SaysSo()
    {
        Assert.Equal("No spans.\n", Traces.PrintChunks(null));
        Assert.Equal("No spans.\n", Traces.PrintChunks(null, default(TraceChunk)));
    }

    [Theory]
    [InlineData(59)]
    [InlineData(1001)]
    public void Width_HasARange(int width) => Assert.Throws<ArgumentOutOfRangeException>(() => new WaterfallOptions { Width = width });
}
