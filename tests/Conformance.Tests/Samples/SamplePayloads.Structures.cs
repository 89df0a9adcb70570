namespace SpanPack.Conformance.Tests.Samples;

/// <content>Links, events and structured data.</content>
internal static partial class SamplePayloads
{
    private static SamplePayload Links()
    {
        Span span = SampleSpan.Create();
        span.AddLink(new SpanLink(new UInt128(0x6b00dee600000000, 0x41bd29b2f6c6a2de), ulong.MaxValue)
        {
            TraceState = "dd=s:2;o:rum,other=1",
            Flags = 0x8000_0001,
            Attributes = new AttributeList
            {
                ["link.kind"] = "follows", ["n"] = 7, ["ok"] = true, ["f"] = 1.5,
                ["list"] = new[] { "a", "b" }, ["Grüße"] = "😀"
            },
        });
        span.AddLink(new SpanLink(99, 42));
        span.AddLink(new SpanLink(UInt128.MaxValue, 1) { Flags = 0x8000_0000 });
        return new("links", s_formatter, [SampleSpan.Kept(span)]);
    }

    private static SamplePayload Events(string name, SpanMessagePackFormatter formatter)
    {
        var typed = new AttributeList
        {
            ["s"] = "text",
            ["empty"] = "",
            ["b"] = true,
            ["b0"] = false,
            ["i"] = 42,
            ["min"] = long.MinValue,
            ["big"] = 9_007_199_254_740_993,
            ["f"] = 1.0,
            ["ss"] = new[] { "x", "ü" },
            ["bs"] = new[] { true, false },
            ["is"] = new[] { 1L, -2L, 300L },
            ["fs"] = new[] { 1.5, 2.0 },
        };
        Span span = SampleSpan.Create();
        span.AddEvent(new SpanEvent("plain", SampleSpan.Start));
        span.AddEvent(new SpanEvent("typed", SampleSpan.Start + 1) { Attributes = typed });
        return new(name, formatter, [SampleSpan.Kept(span)]);
    }

    private static SamplePayload MetaStruct()
    {
        Span span = SampleSpan.Create();
        span.SetMetaStruct("appsec", [0x81, 0xa1, 0x74, 0x93, 0x01, 0x02, 0x03]);
        span.SetMetaStruct("_dd.stack", [0x80]);
        span.SetMetaStruct("large", [0x81, 0xa1, 0x64, 0xc5, 0x01, 0x00, .. new byte[256]]);
        return new("structured data", s_formatter, [SampleSpan.Kept(span)]);
    }
}
