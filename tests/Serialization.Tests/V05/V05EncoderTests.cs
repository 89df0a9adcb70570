using System.Buffers;
using System.Text;
using System.Text.Json.Nodes;
using SpanPack.Serialization.Tests.Models;
using SpanPack.Serialization.Tests.Plans;
using SpanPack.Serialization.Tests.Support;

namespace SpanPack.Serialization.Tests.V05;

[Trait(Category.Name, Category.Properties)]
public sealed class V05EncoderTests
{
    [Fact]
    public void AnyChunk_SaysWhatItSaysAsV04() => Property.Holds(Plan.OfChunk(), 600, static plan =>
    {
        using var encoder = new V05PayloadEncoder(plan.Process);
        var v04 = new SpanMessagePackFormatter(plan.Process, nativeSpanEvents: false);
        string[] expected = [.. PlainMessagePack.Decode(Written.Chunk(v04, plan.Build(), plan.IsFirstOfPayload)).Items.Select(static span =>
            Lowered(ModelOfNode.Of(span)))];

        encoder.Append(plan.Build(), plan.IsFirstOfPayload);
        List<SpanModel> spans = V05Decoder.Decode(encoder.CompleteContiguous(1).Span, out _).Single();

        for (int i = 0; i < spans.Count; i++)
        {
            if (plan.Spans[i].Links.Count > 0) Assert.True(spans[i].Meta.Remove("_dd.span_links"));
        }

        Assert.Equal(expected, spans.Select(static span => span.ToString()));
        Assert.Equal(plan.Spans.Sum(static span => span.MetaStruct.Count), encoder.DroppedStructureCount);
    });

    [Fact]
    public void ManyChunks_ShareADictionaryWithoutRepeats_InOneOrTwoSegments() => Property.Holds(Plan.OfChunk(), 100, static plan =>
    {
        using var encoder = new V05PayloadEncoder(plan.Process);
        for (int payload = 0; payload < 2; payload++)
        {
            encoder.Reset();
            for (int i = 0; i < 5; i++) encoder.Append(plan.Build(), isFirstOfPayload: false);
            byte[] body = encoder.Complete(5).ToArray();

            Assert.Equal(encoder.ByteCount, body.Length);
            Assert.Equal(body, encoder.CompleteContiguous(5).ToArray());
            Assert.Equal(5, V05Decoder.Decode(body, out string[] dictionary).Count);
            Assert.Equal(dictionary.Length, dictionary.Distinct().Count());
        }
    });

    [Fact]
    public void ARollBack_ClosesThePayload_AndLeavesItAsItWas()
    {
        using var encoder = new V05PayloadEncoder(new ProcessTags { Service = "svc" });
        encoder.Append(new TraceChunk(new Span { TraceId = 1, SpanId = 2, Name = "first" }), true);
        byte[] before = encoder.CompleteContiguous(1).ToArray();
        encoder.Append(new TraceChunk(new Span { TraceId = 1, SpanId = 3, Name = "second" }), false);

        encoder.RollBack();

        Assert.True(encoder.IsClosed);
        Assert.Equal(before, encoder.CompleteContiguous(1).ToArray());
        Assert.Throws<InvalidOperationException>(() => encoder.Append(new TraceChunk(new Span()), false));
    }

    [Fact]
    public void Attributes_ThatOnlyV1Knows_BecomeTextOrNumbers()
    {
        var span = new Span { SpanId = 1 };
        span.SetAttribute("bool", true);
        span.SetAttribute("exact", -(1L << 53));
        span.SetAttribute("large", (1L << 53) + 1);
        span.SetAttribute("array", new TagValue([1, "x", new TagValue((TagValue[])[true]), double.NaN]));
        span.SetAttribute("pairs", new TagValue(new AttributeList { ["k"] = 1.5 }));
        using var encoder = new V05PayloadEncoder(null);

        encoder.Append(new TraceChunk(span), true);
        SpanModel model = V05Decoder.Decode(encoder.CompleteContiguous(1).Span, out _)[0][0];

        Assert.Equal("[array, [1,\"x\",[true],\"NaN\"]], [bool, true], [large, 9007199254740993], [pairs, {\"k\":1.5}]",
            string.Join(", ", model.Meta));
        Assert.Equal(-9007199254740992, Assert.Single(model.Metrics, static metric => metric.Key == "exact").Value);
    }

    [Fact]
    public void Links_AreJson_ThatStaysWhole()
    {
        var span = new Span { SpanId = 1 };
        span.AddLink(new SpanLink(new UInt128(1, 0xab), 0xcd)
        {
            TraceState = "a=b", Flags = 0x80000001,
            Attributes = new AttributeList { ["k"] = 1, ["a"] = new TagValue([true, "y"]), ["b"] = new TagValue("ab?"u8.ToArray()) }
        });
        span.AddLink(new SpanLink(2, 3) { Flags = 0x80000000 });
        for (int i = 0; i < 300; i++) span.AddLink(new SpanLink(2, 3) { TraceState = new string('é', 200) });
        using var encoder = new V05PayloadEncoder(null);

        encoder.Append(new TraceChunk(span), true);
        string json = V05Decoder.Decode(encoder.CompleteContiguous(1).Span, out _)[0][0].Meta["_dd.span_links"];

        Assert.InRange(Encoding.UTF8.GetByteCount(json), 20_000, 25_000);
        JsonArray links = JsonNode.Parse(json)!.AsArray();
        string first = "{\"trace_id\":\"000000000000000100000000000000ab\",\"span_id\":\"00000000000000cd\",\"tracestate\":\"a=b\","
            + "\"attributes\":{\"k\":\"1\",\"a\":\"[true,\\\"y\\\"]\",\"b\":\"YWI/\"},\"flags\":1}";
        Assert.True(JsonNode.DeepEquals(JsonNode.Parse(first), links[0]), links[0]!.ToJsonString());
        Assert.Equal("00000000000000000000000000000002", links[1]!["trace_id"]!.GetValue<string>());
    }

    [Fact]
    public void TextsThatTheWriterMakes_AreInTheDictionaryOnce()
    {
        using var encoder = new V05PayloadEncoder(new ProcessTags { Service = "shop" });
        for (int payload = 0; payload < 2; payload++)
        {
            encoder.Reset();
            for (int i = 0; i < 300; i++) encoder.Append(new TraceChunk(WithStructures(i % 100)), isFirstOfPayload: false);

            List<List<SpanModel>> chunks = V05Decoder.Decode(encoder.CompleteContiguous(300).Span, out string[] dictionary);

            Assert.Equal(dictionary.Length, dictionary.Distinct().Count());
            for (int i = 0; i < 300; i++)
            {
                Assert.Equal($"[{i % 100},true]", chunks[i][0].Meta["array"]);
                Assert.Equal((10UL + (ulong)(i % 100)).ToString("x16", System.Globalization.CultureInfo.InvariantCulture),
                    chunks[i][0].Meta["_dd.p.tid"]);
            }
        }
    }

    private static Span WithStructures(int number)
    {
        var span = new Span { SpanId = 1, TraceId = new UInt128(10 + (ulong)number, 1) };
        span.SetAttribute("array", new TagValue([number, true]));
        span.AddLink(new SpanLink(2, (ulong)number) { TraceState = "a=b" });
        span.AddEvent(new SpanEvent("cache.miss", (ulong)number));
        return span;
    }

    /// <summary>A v0.4 span as v0.5 has it: no links and structures, and empty texts for none.</summary>
    private static string Lowered(SpanModel span) => new SpanModel
    {
        TraceId = span.TraceId,
        SpanId = span.SpanId,
        ParentId = span.ParentId,
        Start = span.Start,
        Duration = span.Duration,
        Error = span.Error,
        Service = span.Service ?? "",
        Name = span.Name ?? "",
        Resource = span.Resource ?? "",
        Type = span.Type ?? "",
        Meta = new(span.Meta.Where(static tag => tag.Key != "_dd.span_links").ToDictionary(), StringComparer.Ordinal),
        Metrics = span.Metrics,
    }.ToString();
}
