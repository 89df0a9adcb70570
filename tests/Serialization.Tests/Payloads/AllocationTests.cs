using SpanPack.Serialization.Tests.Allocations;
using SpanPack.Serialization.Tests.Support;

namespace SpanPack.Serialization.Tests.Payloads;

public sealed class AllocationTests
{
    public static TheoryData<TraceFormat, bool> Cases
    {
        get
        {
            var cases = new TheoryData<TraceFormat, bool>();
            foreach (TraceFormat format in TraceFormats.All)
            {
                cases.Add(format, false);
                cases.Add(format, true);
            }

            return cases;
        }
    }

    [Theory]
    [MemberData(nameof(Cases))]
    public void Payloads_AreBuiltWithoutGarbage(TraceFormat format, bool automatic)
    {
        TraceChunk[] chunks = [Chunk(1), Chunk(2), Chunk(3)];
        var options = WriterOptions.Of(automatic ? new ProcessTags { Service = "shop", ProcessTagList = "a:b" } : null);
        using var writer = new TracePayloadWriter(format, options);

        Assert.Equal(0, Allocated.By(() =>
        {
            for (int i = 0; i < 20; i++) WriteOne(writer, chunks);
        }));
    }

    private static void WriteOne(TracePayloadWriter writer, TraceChunk[] chunks)
    {
        writer.Reset();
        foreach (ref readonly TraceChunk chunk in chunks.AsSpan()) Assert.True(writer.TryAppend(chunk));
        writer.Complete();
    }

    private static TraceChunk Chunk(ulong id)
    {
        var span = new Span
        {
            TraceId = new UInt128(5, id),
            SpanId = id,
            Service = "shop",
            Name = "web.request",
            Resource = "GET /orders/{id}",
            Tags = new WebServerTags { Method = "GET", Url = "https://example.test/" + new string('x', 100), StatusCode = 200 },
        };
        span.SetTag("custom", "värde");
        span.SetMetric("retries", 3);
        span.SetAttribute("flag", true);
        span.SetAttribute("list", new TagValue([1L, 2.5, "a"]));
        span.SetMetaStruct("appsec", [0x80]);
        span.AddLink(new SpanLink(7, 8) { Attributes = new() { { "a", 1L }, { "b", new TagValue([true, false]) } } });
        span.AddEvent(new SpanEvent("event", 9) { Attributes = new() { { "c", 1.5 }, { "d", new TagValue(new byte[] { 1 }) } } });
        return new TraceChunk(span)
        {
            SamplingPriority = SamplingPriority.AutoKeep, SamplingMechanism = SamplingMechanism.Manual,
            Origin = "lambda", Attributes = new() { { "chunk", "tag" } }
        };
    }
}
