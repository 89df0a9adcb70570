namespace SpanPack.MessagePackCSharp.Tests;

/// <summary>Chunks of all that v0.4 has a place for, from small to large.</summary>
internal static class TestChunks
{
    /// <summary>Gets a formatter that adds tags.</summary>
    internal static SpanMessagePackFormatter Tracer { get; } =
        new(new ProcessTags { Service = "shop", Environment = "prod", RuntimeId = "7b6f0c9e-3a55-4b0e-9c43-5d8f5f6f9a10" });

    /// <summary>Gets names of chunks.</summary>
    internal static IReadOnlyDictionary<string, TraceChunk> All { get; } = new Dictionary<string, TraceChunk>
    {
        ["no span"] = default,
        ["small"] = new(new Span { TraceId = 1, SpanId = 2, Name = "a" }),
        ["everything"] = new(new[] { Everything(7, 0), Everything(8, 7) })
        {
            SamplingPriority = SamplingPriority.UserKeep, Origin = "synthetics",
        },
        ["17 spans"] = new(Enumerable.Range(1, 17).Select(static id => Everything((ulong)id, 0)).ToArray()),
        ["larger than any room"] = new(Enumerable.Range(1, 400).Select(static id => Everything((ulong)id, 0)).ToArray()),
        ["one huge text"] = new(new Span { TraceId = 1, SpanId = 2, Name = "a", Resource = new string('x', 70_000) }),
    };

    private static Span Everything(ulong id, ulong parent)
    {
        var span = new Span
        {
            TraceId = 10, SpanId = id, ParentId = parent, Service = "shop", Name = "checkout", Type = "web",
            Resource = "POST /checkout/" + new string('r', 40),
            Start = 1700000000000000000, Duration = 84_300_000, Error = 1,
        };
        span.SetTag("short", "v");
        span.SetTag("a name of more than thirty-one characters", new string('v', 255));
        span.SetTag("accents", new string('é', 200));
        span.SetMetric("count", 3);
        span.SetMetaStruct("appsec", [0x81, 0xA1, 0x61, 0x01]);
        span.SetMetaStruct("large", new byte[300]);
        span.AddLink(new SpanLink(11, 12) { TraceState = new string('s', 33) });
        span.AddEvent(new SpanEvent("exception", 1700000000000000001));
        return span;
    }
}
