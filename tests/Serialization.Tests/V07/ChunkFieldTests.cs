using SpanPack.Serialization.Tests.Payloads;
using SpanPack.Serialization.Tests.Plans;
using SpanPack.Serialization.Tests.Support;

namespace SpanPack.Serialization.Tests.V07;

[Trait(Category.Name, Category.Properties)]
public sealed class ChunkFieldTests
{
    private static readonly TracePayloadWriterOptions s_automatic = new() { ProcessTags = new ProcessTags() };

    [Theory]
    [InlineData(null, -128)]
    [InlineData(-1, -1)]
    [InlineData(0, 0)]
    [InlineData(2, 2)]
    public void Priority_IsAlwaysWritten(int? priority, int expected)
    {
        foreach (TracePayloadWriterOptions? options in new[] { null, s_automatic })
        {
            Node chunk = Write(new TraceChunk(new Span()) { SamplingPriority = (SamplingPriority?)priority }, options);
            Assert.Equal(expected, (int)chunk["priority"].Integer);
        }
    }

    [Fact]
    public void AutomaticPriorityAndOrigin_AreThoseOfTheSpans()
    {
        Node chunk = Write(new TraceChunk(new Span())
        {
            SamplingPriority = SamplingPriority.UserKeep,
            SamplingMechanism = SamplingMechanism.Manual, Origin = "lambda"
        },
            s_automatic);
        Node span = chunk["spans"][0];

        Assert.Equal(["priority", "origin", "spans"], chunk.Keys);
        Assert.Equal((double)(int)chunk["priority"].Integer, span["metrics"]["_sampling_priority_v1"].Float64);
        Assert.Equal(chunk["origin"].Text, span["meta"]["_dd.origin"].Text);
        Assert.Equal("-4", span["meta"]["_dd.p.dm"].Text);
    }

    [Fact]
    public void AttributesAndMark_AreFieldsOfTheChunk()
    {
        var attributes = new AttributeList { { "_dd.p.dm", "-4" }, { "flag", true }, { "list", new TagValue([1L, "a"]) } };
        Node chunk = Write(new TraceChunk(new Span()) { Attributes = attributes, IsDropped = true }, s_automatic);

        Assert.True(chunk["dropped_trace"].Bool);
        Assert.Equal(new SortedDictionary<string, string> { ["_dd.p.dm"] = "-4", ["flag"] = "true", ["list"] = """[1,"a"]""" },
            chunk["tags"].ToDictionary(static node => node.Text));
        Assert.False(chunk["spans"][0]["meta"].Has("flag"));
    }

    [Fact]
    public void WithoutFields_VerbatimTakesThemFromTags()
    {
        Span root = Tagged(1, 0, 2, "first");
        Span child = Tagged(2, 1, -1, "second");
        Node chunk = Write(new TraceChunk(new[] { root, child }));

        Assert.Equal(2, (int)chunk["priority"].Integer);
        Assert.Equal("second", chunk["origin"].Text);
        Assert.Equal(2.0, chunk["spans"][0]["metrics"][MetricNames.SamplingPriority].Float64);
    }

    [Fact]
    public void WithFields_VerbatimDoesNotLookAtTags()
    {
        Node chunk = Write(new TraceChunk(Tagged(1, 0, 2, "tag")) { SamplingPriority = SamplingPriority.AutoKeep, Origin = "field" });

        Assert.Equal(1, (int)chunk["priority"].Integer);
        Assert.Equal("field", chunk["origin"].Text);
    }

    [Fact]
    public void Spans_AreThoseOfV04() => Property.Holds(Plan.OfChunk(), 200, static plan =>
    {
        var options = WriterOptions.Of(plan.Process) with { NativeSpanEvents = plan.NativeEvents };
        byte[] body = PayloadBody.Write(TraceFormat.V07, options, plan.Build());
        Node spans = PlainMessagePack.Decode(body)["chunks"][0]["spans"];

        Assert.Equal(Written.Chunk(plan.Formatter, plan.Build()), body.AsSpan(spans.Offset, spans.Size).ToArray());
    });

    private static Node Write(in TraceChunk chunk, TracePayloadWriterOptions? options = null)
        => PayloadBody.Decode(TraceFormat.V07, options, chunk)["chunks"].Items.Single();

    private static Span Tagged(ulong id, ulong parent, double priority, string origin)
    {
        var span = new Span { TraceId = 1, SpanId = id, ParentId = parent };
        span.SetMetric(MetricNames.SamplingPriority, priority);
        span.SetTag(TagNames.Origin, origin);
        return span;
    }
}
