using System.Text;
using System.Text.RegularExpressions;

namespace SpanPack.AgentPage.Tests;

public sealed class FilterTests
{
    [Theory]
    [InlineData("", 4, 3, 2, 1)]
    [InlineData("service:shop", 3, 2, 1)]
    [InlineData("service:sho?", 3, 2, 1)]
    [InlineData("service:s*", 4, 3, 2, 1)]
    [InlineData("service:(stock OR nobody)", 4, 1)]
    [InlineData("service:SHOP")]
    [InlineData("resource:\"GET /orders/{id}\"", 1)]
    [InlineData("resource:GET\\ /orders/{id}", 1)]
    [InlineData("operation_name:sql.query", 2)]
    [InlineData("name:sql*", 2)]
    [InlineData("type:web", 4, 3, 2, 1)]
    [InlineData("status:error", 3)]
    [InlineData("status:ok service:shop", 2, 1)]
    [InlineData("@duration:>100ms", 3)]
    [InlineData("duration:<=0.002ms", 4, 2, 1)]
    [InlineData("@duration:[1us TO 3us]", 4, 2, 1)]
    [InlineData("@duration:0.001ms", 4, 2, 1)]
    [InlineData("@duration:*", 4, 3, 2, 1)]
    [InlineData("-trace.duration:*")]
    [InlineData("trace.start:1970-01-01T00:00:01Z", 4, 3, 2, 1)]
    [InlineData("http.status_code:500", 3)]
    [InlineData("@http.status_code:5*", 3)]
    [InlineData("@http.status_code:>=200", 3, 1)]
    [InlineData("@http.status_code:[200 TO 299]", 1)]
    [InlineData("@http.url:*checkout*", 1)]
    [InlineData("@http.url:*", 1)]
    [InlineData("-@http.url:* service:shop", 3, 2)]
    [InlineData("@attempts:3", 2)]
    [InlineData("@attempts:>2.5", 2)]
    [InlineData("env:prod", 1)]
    [InlineData("env:prod service:stock")]
    [InlineData("version:1.2.3", 1)]
    [InlineData("component:express", 1)]
    [InlineData("kind:server", 1)]
    [InlineData("@span.kind:server", 1)]
    [InlineData("checkout", 1)]
    [InlineData("CHECKOUT", 1)]
    [InlineData("münchen", 2)]
    [InlineData("MÜNCHEN", 2)]
    [InlineData("trace_id:3", 3)]
    [InlineData("trace_id:0000000000000003", 3)]
    [InlineData("trace_id:00000000000000000000000000000003", 3)]
    [InlineData("span_id:21", 2)]
    [InlineData("parent_id:999", 4)]
    [InlineData("trace.root:missing", 4)]
    [InlineData("trace.spans:>1", 2, 1)]
    [InlineData("trace.errors:1", 3)]
    [InlineData("trace.duration:>=100ms", 3)]
    [InlineData("trace.start:>=1970-01-01T00:00:01Z", 4, 3, 2, 1)]
    [InlineData("trace.start:[1970-01-01 TO 1970-01-01T00:00:00.9999999Z]")]
    [InlineData("trace.operation:web* service:stock", 4, 1)]
    [InlineData("trace.operation:sql.query")]
    [InlineData("service:stock OR status:error", 4, 3, 1)]
    [InlineData("(service:stock OR status:error) -trace.root:missing", 3, 1)]
    [InlineData("service:stock resource:\"GET /orders/{id}\"")]
    public void ATrace_Fits_WhenOneOfItsSpansFitsTheWhole(string filter, params int[] expected)
    {
        foreach (TraceFormat format in TraceFormats.All)
        {
            var kept = new KeptStore();
            foreach (Span[] trace in Traces()) kept.Add(Payloads.Accepted(Payloads.Bytes(format, trace), format));
            Assert.Equal(expected.Select(static id => (ulong)id), kept.Find(filter));
        }
    }

    [Theory]
    [InlineData("trace_id:00000000000000AB")]
    [InlineData("trace_id:000000000000000000000000000000Ab")]
    [InlineData("span_id:*00CD")]
    [InlineData("parent_id:00000000000000EF")]
    public void AnId_FitsInUpperCase(string filter)
    {
        var kept = new KeptStore();
        kept.Add(Payloads.Accepted([Payloads.Span(0xab, 0xcd, 0xef)]));
        Assert.Equal([0xabUL], kept.Find(filter));
        Assert.Equal([0xabUL], kept.Find(filter.ToLowerInvariant()));
    }

    // As the page writes them.
    [Theory]
    [InlineData("user name", "@user\\ name:5")]
    [InlineData("user name", "user\\ name:\"5\"")]
    [InlineData("db.query.parameter.@id", "@db.query.parameter.\\@id:5")]
    [InlineData("a:b", "@a\\:b:(5 OR 6)")]
    [InlineData("(\"*?\\", "@\\(\\\"\\*\\?\\\\:>4")]
    [InlineData("@id", "@\\@id:5")]
    [InlineData("status", "@status:5")]
    [InlineData("trace.spans", "@trace.spans:5")]
    public void ATagOfAnyName_IsFound_ByItsEscapedName(string name, string filter)
    {
        var kept = new KeptStore();
        Span span = Payloads.Span(1, 1);
        span.SetTag(name, "5");
        kept.Add(Payloads.Accepted([span], [Payloads.Span(2, 1)]));
        Assert.Equal([1UL], kept.Find(filter));
    }

    // Which spans fit does not depend on whether the index answers, the bytes alone, or a reading of all.
    [Fact]
    public void ShortWays_FindWhatTheLongWayFinds()
    {
        string[] filters =
            ["service:shop-web", "service:*o*", "status:error", "@duration:>40us", "-service:shop-web @duration:<10ms",
                "trace.spans:>2 status:ok", "service:orders-db OR status:error", "@http.status_code:200", "@http.method:GET",
                    "resource:GET*cart*", "@language:*"];
        var kept = new KeptStore();
        foreach ((string _, byte[] body, TraceFormat format) in Vectors.All) kept.Add(Payloads.Accepted(body, format));
        foreach (string text in filters)
        {
            Filter filter = FilterParser.Parse(text);
            var slow = new PayloadFilter(filter with { Required = 0 });
            var fast = new FilterRun(filter, kept.Store);
            var slowly = new HashSet<long>();
            foreach (KeptPayload payload in kept.Store.Payloads())
            {
                bool[] found = slow.Find(
                    payload.Body, payload.Format, payload.Chunks.Length,
                    chunk => TraceBits(filter, kept.Store.FindTraceByNumber(payload.Chunks[chunk].Trace)!));
                for (int i = 0; i < found.Length; i++)
                {
                    if (found[i]) slowly.Add(payload.Chunks[i].Trace);
                }
            }

            Assert.Equal(slowly.Order(), kept.Store.Traces().Where(fast.Fits).Select(static trace => trace.Sequence).Order());
            Assert.NotEmpty(slowly);
        }
    }

    [Fact]
    public void Patterns_FitAsRegularExpressionsDo()
    {
        var random = new Random(4);
        for (int round = 0; round < 20_000; round++)
        {
            string pattern = string.Concat(Enumerable.Range(0, random.Next(1, 8)).Select(_ => "ab*?ü"[random.Next(5)]));
            string text = string.Concat(Enumerable.Range(0, random.Next(0, 8)).Select(_ => "abü"[random.Next(3)]));
            TextPattern read = FilterParser.Parse("service:" + pattern).Conditions[0].Pattern!;
            var expression = new Regex(
                "^" + Regex.Escape(pattern).Replace("\\*", ".*", StringComparison.Ordinal)
                    .Replace("\\?", ".", StringComparison.Ordinal) + "$", RegexOptions.Singleline);
            Assert.True(expression.IsMatch(text) == read.Fits(Encoding.UTF8.GetBytes(text)), $"{pattern} with {text}");
        }
    }

    private static ulong TraceBits(Filter filter, KeptTrace trace)
    {
        ulong bits = 0;
        for (int i = 0; i < filter.Conditions.Length; i++)
        {
            if (filter.Conditions[i].Target == FilterTarget.TraceSpans && filter.Conditions[i].Fits((long)trace.Spans)) bits |= 1UL << i;
        }

        return bits;
    }

    private static Span[][] Traces()
    {
        Span called = Payloads.Span(2, 22, 21, name: "sql.query", resource: "SELECT münchen");
        called.SetMetric("attempts", 3);
        Span failed = Payloads.Span(3, 31, duration: 200_000_000, tags: ("http.status_code", "500"));
        failed.Error = 1;
        return
        [
            [
                Payloads.Span(
                    1, 11, resource: "GET /orders/{id}",
                        tags: [("http.status_code", "200"), ("http.url", "http://x/checkout/7"), ("env", "prod"), ("version", "1.2.3"),
                            ("component", "express"), ("span.kind", "server")]),
                Payloads.Span(1, 12, 11, service: "stock", resource: "checkout"),
            ],
            [Payloads.Span(2, 21), called],
            [failed],
            [Payloads.Span(4, 41, 999, service: "stock")],
        ];
    }
}
