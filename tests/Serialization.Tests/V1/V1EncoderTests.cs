using System.Buffers;
using SpanPack.Serialization.Tests.Plans;
using SpanPack.Serialization.Tests.Support;

namespace SpanPack.Serialization.Tests.V1;

[Trait(Category.Name, Category.Properties)]
public sealed class V1EncoderTests
{
    [Fact]
    public void AnyChunk_SaysWhatItSaysAsV04() => Property.Holds(Plan.OfChunk(), 600, static plan =>
    {
        plan = WithoutLiftedTraceTags(plan);
        using var encoder = new V1PayloadEncoder(plan.Process, TracePayloadHeader.Empty);
        Assert.Equal(V1Oracle.Automatic(plan).ToString(), Written(encoder, plan.Build()).Chunks.Single().ToString());
    });

    [Fact]
    public void AnyChunk_IsConvertedAsTheAgentDoes() => Property.Holds(Plan.OfChunk(), 600, static plan =>
    {
        using var encoder = new V1PayloadEncoder(null, TracePayloadHeader.Empty);
        Assert.Equal(V1Oracle.Verbatim(plan).ToString(), Written(encoder, plan.Build()).Chunks.Single().ToString());
    });

    [Fact]
    public void ManyChunks_ShareOneTable() => Property.Holds(Plan.OfChunk(), 100, static plan =>
    {
        plan = WithoutLiftedTraceTags(plan);
        using var encoder = new V1PayloadEncoder(plan.Process, TracePayloadHeader.Empty);
        TraceChunk chunk = plan.Build();
        for (int payload = 0; payload < 2; payload++)
        {
            encoder.Reset();
            for (int i = 0; i < 12; i++) encoder.Append(i % 3 == 0 ? plan.Build() : chunk, i == 0);
            string expected = V1Oracle.Automatic(plan).ToString();
            V1Payload decoded = V1Decoder.Decode(encoder.CompleteContiguous(12).Span);
            Assert.Equal(12, decoded.Chunks.Count);
            Assert.All(decoded.Chunks, one => Assert.Equal(expected, one.ToString()));
        }
    });

    [Fact]
    public void ARollBack_ClosesThePayload_AndLeavesItAsItWas()
    {
        using var encoder = new V1PayloadEncoder(new ProcessTags { Service = "svc" }, TracePayloadHeader.Empty);
        encoder.Append(new TraceChunk(new Span { TraceId = 1, SpanId = 2, Name = "first" }), true);
        byte[] before = encoder.CompleteContiguous(1).ToArray();
        encoder.Append(new TraceChunk(new Span { TraceId = 1, SpanId = 3, Name = "second" }), false);

        encoder.RollBack();

        Assert.True(encoder.IsClosed);
        Assert.Equal(before, encoder.Complete(1).ToArray());
        Assert.Throws<InvalidOperationException>(() => encoder.Append(new TraceChunk(new Span()), false));
        encoder.Reset();
        Assert.False(encoder.IsClosed);
        Assert.Contains("field 2 second",
            Written(encoder, new TraceChunk(new Span { SpanId = 3, Name = "second" })).Chunks.Single().Spans.Single());
    }

    [Fact]
    public void AHeader_IsWrittenWithTheTagsOfTheProcess()
    {
        var header = new TracePayloadHeader
        {
            ContainerId = "c", LanguageName = "dotnet", LanguageVersion = "10", TracerVersion = "1",
            RuntimeId = "r", Environment = "e", HostName = "h", AppVersion = "10"
        };
        using var encoder = new V1PayloadEncoder(new ProcessTags { ProcessTagList = "a:b" }, header);

        V1Payload payload = V1Decoder.Decode(encoder.CompleteContiguous(0).Span);

        Assert.Equal(["2 c", "3 dotnet", "4 10", "5 1", "6 r", "7 e", "8 h", "9 10", "attributes _dd.tags.process = text a:b"],
            payload.Facts);
        Assert.Empty(payload.Chunks);
    }

    [Fact]
    public void TypedAttributes_KeepTheirType_AndOneKeyComesOnce()
    {
        TagValue nested = new([new TagValue((TagValue[])[1, "x"]),
            new TagValue(new AttributeList { ["k"] = true, ["n"] = new TagValue((string?)null) })]);
        var span = new Span { SpanId = 1 };
        span.SetAttribute("b", true);
        span.SetAttribute("i", -5L);
        span.SetAttribute("a", nested);
        span.SetTag("both", "text");
        span.SetMetaStruct("both", [0x80]);
        using var encoder = new V1PayloadEncoder(null, TracePayloadHeader.Empty);

        V1Payload payload =
            Written(encoder, new TraceChunk(span) { Attributes = new AttributeList { ["c"] = 1.5 }, IsDropped = true, TraceId = 255 });

        Assert.Equal(["a = " + V1Text.Value(nested), "b = bool True", "both = bytes 80", "field 4 1", "i = int -5"],
            payload.Chunks[0].Spans[0]);
        Assert.Contains("dropped True", payload.Chunks[0].Facts);
        Assert.Contains("trace 000000000000000000000000000000FF", payload.Chunks[0].Facts);
        Assert.Contains(payload.Chunks[0].Facts, static fact => fact.StartsWith("attributes c = double 1.5", StringComparison.Ordinal));
    }

    [Fact]
    public void FieldsThatWereRead_AreWritten_AndTheTagsStay()
    {
        var span = new Span { SpanId = 1, V1Fields = new SpanV1Fields { Environment = "e", Component = "c", Kind = 9 } };
        span.SetTag("env", "tag");
        span.SetTag("span.kind", "server");
        using var encoder = new V1PayloadEncoder(null, TracePayloadHeader.Empty);

        Assert.Equal(["env = text tag", "field 13 e", "field 15 c", "field 16 9", "field 4 1", "span.kind = text server"],
            Written(encoder, new TraceChunk(span)).Chunks[0].Spans[0]);
    }

    [Fact]
    public void ASpan_CanHaveAllSixteenFields()
    {
        var span = new Span
        {
            SpanId = 1, ParentId = 2, Start = 3, Duration = 4, Error = 1, Service = "s", Name = "n", Resource = "r",
            Type = "t", V1Fields = new SpanV1Fields { Environment = "e", Version = "v", Component = "c", Kind = 2 }
        };
        span.SetTag("k", "v");
        span.AddLink(new SpanLink(1, 2));
        span.AddEvent(new SpanEvent("n", 1));
        using var encoder = new V1PayloadEncoder(null, TracePayloadHeader.Empty);

        Assert.Equal(16, Written(encoder, new TraceChunk(span)).Chunks[0].Spans[0].Count);
    }

    // A tag of the trace with the name of a field of the chunk hides that of a span in v0.4, and is not looked at by v1.0.
    private static ChunkPlan WithoutLiftedTraceTags(ChunkPlan plan) => plan with
    {
        TraceTags = plan.TraceTags?.Where(static tag => tag.Key is not ("_sampling_priority_v1" or "_dd.origin")).ToDictionary(),
    };

    private static V1Payload Written(V1PayloadEncoder encoder, in TraceChunk chunk)
    {
        encoder.Append(chunk, isFirstOfPayload: true);
        return V1Decoder.Decode(encoder.CompleteContiguous(1).Span);
    }
}
