using System.Text;
using SpanPack.Serialization.Tests.Support;
using SpanPack.Serialization.Tests.TagClasses;

namespace SpanPack.Serialization.Tests.Automatic;

/// <summary>What depends on a span itself.</summary>
public sealed class SpanRowTests
{
    [Theory]
    [InlineData("stock", "m", "m")]
    [InlineData("stock", "redis", "redis")]
    [InlineData("stock", "opt.service_mapping", "opt.service_mapping")]
    [InlineData("shop", "m", null)]
    [InlineData("SHOP", "m", null)]
    [InlineData(null, "m", null)]
    [InlineData("shop", "opt.service_mapping", "opt.service_mapping")]
    [InlineData("stock", "", null)]
    public void TheSourceOfTheService(string? service, string source, string? expected)
    {
        Span span = Example.Root(1);
        span.Service = service;
        span.ServiceSource = source;

        Assert.Equal(expected, ProcessRowTests.Text(Example.Write(new TraceChunk(span))[0], "_dd.svc_src"));
    }

    [Theory]
    [InlineData("00000000000000ff", "00000000000000ff")]
    [InlineData("", null)]
    [InlineData(null, null)]
    public void TheLastParent(string? id, string? expected)
    {
        Span span = Example.Root(1);
        span.LastParentId = id;

        Assert.Equal(expected, ProcessRowTests.Text(Example.Write(new TraceChunk(span))[0], "_dd.parent_id"));
    }

    [Fact]
    public void Events_AreATagOnlyWhereTheyAreNotNative()
    {
        Span span = Example.Root(1);
        span.AddEvent(new SpanEvent("e\"\ud800", 18446744073709551615)
        {
            Attributes = { ["s"] = "é", ["b"] = true, ["i"] = -5, ["d"] = 1.5, ["nan"] = double.NaN, ["a"] = new[] { 1L, 2L },
                ["null"] = (string?)null, [""] = 1, ["none"] = Array.Empty<long>() },
            DroppedAttributesCount = 3,
        });
        span.AddEvent(new SpanEvent("", 0));
        var chunk = new TraceChunk(span);

        Node json = Example.Write(chunk, nativeEvents: false)[0];
        Assert.Equal(
            """[{"time_unix_nano":18446744073709551615,"name":"e\"�","attributes":{"s":"é","b":true,"i":-5,"d":1.5,"nan":"redacted","a":[1,2],"null":null,"none":[]},"dropped_attributes_count":3},{}]""",
            json["meta"]["events"].Text);
        Assert.False(json.Has("span_events"));
        Node native = Example.Write(chunk)[0];
        Assert.False(native["meta"].Has("events"));
        Assert.Equal(2, native["span_events"].Items.Length);
    }

    [Fact]
    public void EventsThatDoNotFit_AreLeftOut_AndTheJsonIsWhole()
    {
        Span span = Example.Root(1);
        for (int i = 0; i < 400; i++) span.AddEvent(new SpanEvent(new string('x', 100), (ulong)i));
        string json = Example.Write(new TraceChunk(span), nativeEvents: false)[0]["meta"]["events"].Text;

        Assert.InRange(Encoding.UTF8.GetByteCount(json), 24_000, 25_000);
        Assert.EndsWith("}]", json, StringComparison.Ordinal);
    }

    [Fact]
    public void TheTracersTag_ReplacesTheUsers_InWhicheverMap()
    {
        Span span = Example.Root(1);
        span.Tags = new CollidingTags { Environment = "the user's", SamplingPriority = 7, Origin = 8, KeepRate = "the user's" };
        span.SetMetric(TagNames.Version, 9);
        span.SetTag(MetricNames.ProcessId, "the user's");
        Node written =
            Example.Write(new TraceChunk(span) { SamplingPriority = SamplingPriority.UserKeep, Origin = "synthetics", KeepRate = 1 })[0];
        Node meta = written["meta"];
        Node metrics = written["metrics"];

        Assert.Equal(("prod", "dotnet", "1.0", "synthetics"),
            (meta["env"].Text, meta["language"].Text, meta["version"].Text, meta["_dd.origin"].Text));
        Assert.Equal((2, 4711, 1),
            (metrics["_sampling_priority_v1"].Float64, metrics["process_id"].Float64, metrics["_dd.tracer_kr"].Float64));
        Assert.Empty(meta.Keys.Intersect(metrics.Keys));
    }

    [Fact]
    public void TheUsersTag_StaysWhereTheTracerHasNone()
    {
        Span span = Example.Child(2, 1);
        span.Tags = new CollidingTags { Environment = "the user's", SamplingPriority = 7, Origin = 8 };
        span.SetTag(MetricNames.ProcessId, "the user's");
        Node written = Example.Write(new TraceChunk(new[] { Example.Root(1), span }), new ProcessTags())[1];

        Assert.Equal(("the user's", "the user's", "of the class"),
            (written["meta"]["env"].Text, written["meta"]["process_id"].Text, written["meta"]["trace.constant"].Text));
        Assert.Equal((7, 8), (written["metrics"]["_sampling_priority_v1"].Float64, written["metrics"]["_dd.origin"].Float64));
        Assert.Equal("dotnet", written["meta"]["language"].Text);
    }

    [Fact]
    public void ParentsAreFound_InSmallAndLargeChunks()
    {
        foreach (int count in (int[])[2, 16, 17, 1000])
        {
            Span[] spans = [.. Enumerable.Range(1, count).Select(static i => Example.Child((ulong)i * 4096, (ulong)(i - 1) * 4096))];
            spans[0].ParentId = 77;
            Node[] written = Example.Write(new TraceChunk(spans) { SamplingPriority = SamplingPriority.AutoKeep });
            Assert.Equal(1, written.Count(static span => span["metrics"].Has("_sampling_priority_v1")));
            Assert.Equal(1, written.Count(static span => span["metrics"].Has("_dd.top_level")));
        }
    }
}
