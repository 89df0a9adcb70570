using System.Globalization;

namespace SpanPack.Serialization.Tests.Texts;

/// <summary>What debuggers and logs show of spans and what they hold.</summary>
public sealed class SpanTextTests
{
    private static readonly Span s_span = new() { SpanId = 11, Service = "shop", Name = "checkout", Resource = "POST /checkout" };

    [Fact]
    public void Attributes_AreListed()
    {
        var attributes = new AttributeList { ["a"] = "x", ["b"] = 1.5, ["c"] = new TagValue(new AttributeList { ["d"] = true }) };

        Assert.Equal("{a: x, b: 1.5, c: {d: true}}", attributes.ToString());
        Assert.Equal("{}", new AttributeList().ToString());
    }

    [Fact]
    public void Link_IsIdsAndAttributes()
    {
        var link = new SpanLink(new UInt128(1, 10), 11);
        Assert.Equal("0000000000000001000000000000000a 000000000000000b", link.ToString());
        link.Attributes.Add("a", 1);
        Assert.Equal("0000000000000001000000000000000a 000000000000000b {a: 1}", link.ToString());
    }

    [Fact]
    public void Event_IsNameTimeAndAttributes()
    {
        Assert.Equal("retry (5 ns)", new SpanEvent("retry", 5).ToString());
        Assert.Equal("retry (5 ns) {a: 1}", new SpanEvent("retry", 5) { Attributes = new AttributeList { ["a"] = 1 } }.ToString());
    }

    [Fact]
    public void Collection_IsItsSpan_OrTheirNumber()
    {
        Assert.Equal("no spans", default(SpanCollection).ToString());
        Assert.Equal("shop checkout POST /checkout (000000000000000b)", new SpanCollection(s_span).ToString());
        Assert.Equal("2 spans, first shop checkout POST /checkout (000000000000000b)", new SpanCollection([s_span, new Span()]).ToString());
        var builder = default(SpanCollection.Builder);
        builder.Add(s_span);
        Assert.Equal("1 spans", builder.ToString());
    }

    [Fact]
    public void Chunk_IsItsSpans_AndWhatIsSaidOfTheTrace()
    {
        Assert.Equal("no spans", default(TraceChunk).ToString());
        var chunk = new TraceChunk(s_span)
        {
            SamplingPriority = SamplingPriority.UserDrop,
            SamplingMechanism = SamplingMechanism.Manual,
            Origin = "synthetics",
            TraceTags = new TraceTags { ["_dd.p.dm"] = "-4", ["gone"] = "x" },
            Attributes = new AttributeList { ["a"] = "b" },
        };
        chunk.TraceTags["gone"] = null;

        CultureInfo before = CultureInfo.CurrentCulture;
        try
        {
            CultureInfo.CurrentCulture = new CultureInfo("") { NumberFormat = { NegativeSign = "minus " } };
            Assert.Equal("shop checkout POST /checkout (000000000000000b), priority UserDrop, mechanism Manual, origin synthetics, tags "
                + "{_dd.p.dm: -4}, attributes {a: b}",
                chunk.ToString());
        }
        finally
        {
            CultureInfo.CurrentCulture = before;
        }
    }

    [Fact]
    public void APriority_WithTwoNames_HasOneText()
    {
        Assert.Equal((SamplingPriority.UserDrop, SamplingPriority.AutoDrop), (SamplingPriority.UserReject, SamplingPriority.AutoReject));
        Assert.Equal(("UserDrop", "AutoDrop"), (SamplingPriority.UserReject.ToString(), SamplingPriority.AutoReject.ToString()));
        Assert.Equal((SamplingPriority.UserReject, SamplingPriority.AutoReject),
            (Enum.Parse<SamplingPriority>("UserReject"), Enum.Parse<SamplingPriority>("AutoReject")));
    }

    [Fact]
    public void TagClass_ListsWhatIsSet_OfAllLevels()
    {
        Assert.Equal("{span.kind: client}", new SqlTags().ToString());
        Assert.Equal("{db.name: shop, span.kind: client, db.row_count: 3, _dd.measured: 0.5}",
            new SqlTags { DbName = "shop", RowCount = 3, Measured = 0.5 }.ToString());
        Assert.Equal("{component: c, span.kind: client, http.method: GET}",
            new HttpClientTags { Component = "c", Method = "GET" }.ToString());
    }
}
