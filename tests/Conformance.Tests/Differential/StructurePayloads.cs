using SpanPack.Conformance.Tests.Readers;
using SpanPack.Conformance.Tests.Samples;

namespace SpanPack.Conformance.Tests.Differential;

/// <summary>Small payloads that hold little text and all kinds of structure, so that changes meet it.</summary>
internal static class StructurePayloads
{
    internal static IReadOnlyList<byte[]> All { get; } =
    [
        Everything(),
        TwoSpans("6b00dee600000000", "1"),
        TwoSpans("+1", "00000000000000000001"),
        TwoSpans("0x1", "1\0"),
        TwoSpans("2", ""),
    ];

    /// <summary>One span with every field, a link and an event with an attribute of each kind.</summary>
    internal static byte[] Everything()
    {
        Span span = new() { TraceId = 1, SpanId = 2, ParentId = 3, Start = 4, Duration = 5, Error = 1, Service = "s", Name = "n", Resource = "r", Type = "t" };
        span.SetTag("k", "v");
        span.SetMetric("m", 1.5);
        span.SetMetaStruct("a", [0x80]);
        span.AddLink(new SpanLink(UInt128.MaxValue, 3) { TraceState = "a=b", Flags = 1, Attributes = new AttributeList { ["k"] = "v" } });
        span.AddEvent(new SpanEvent("e", 5) { Attributes = new AttributeList { ["s"] = "v", ["b"] = true, ["i"] = -1, ["d"] = 1.5, ["l"] = new[] { 1L, 2 } } });
        return Verbatim(span);
    }

    private static byte[] TwoSpans(string firstUpper, string secondUpper)
    {
        Span first = SampleSpan.Create();
        first.SetTag("_dd.p.tid", firstUpper);
        Span second = SampleSpan.Create(1);
        second.SetTag("_dd.p.tid", secondUpper);
        return Verbatim(first, second);
    }

    private static byte[] Verbatim(params Span[] spans) => Reencoding.Write(SpanMessagePackFormatter.Verbatim, [new TraceChunk(spans)]);
}
