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
        Span span = new()
        {
            TraceId = 1, SpanId = 2, ParentId = 3, Start = 4, Duration = 5, Error = 1, Service = "s", Name = "n",
            Resource = "r", Type = "t"
        };
        span.SetTag("k", "v");
        span.SetMetric("m", 1.5);
        span.SetMetaStruct("a", [0x80]);
        span.AddLink(new SpanLink(UInt128.MaxValue, 3) { TraceState = "a=b", Flags = 1, Attributes = new AttributeList { ["k"] = "v" } });
        span.AddEvent(new SpanEvent("e",
            5)
        { Attributes = new AttributeList { ["s"] = "v", ["b"] = true, ["i"] = -1, ["d"] = 1.5, ["l"] = new[] { 1L, 2 } } });
        return Verbatim(span);
    }

    /// <summary>The same span in v0.7, and every field of chunk and payload.</summary>
    internal static byte[] V07()
    {
        const int PayloadHeader = 5;
        byte[] spans = Everything()[PayloadHeader..];
        byte[] chunk = Pack.Map("priority", 2, "origin", "o", "spans", spans, "tags", Pack.Map("t", "u"), "dropped_trace", Pack.Raw("c3"),
            "new", Pack.Array(1, "x"));
        return Pack.Map(
            "container_id", "c", "language_name", "l", "language_version", "v", "tracer_version", "w", "runtime_id", "r", "env", "e",
            "hostname", "h", "app_version", "a",
            "tags", Pack.Map("k", "v"), "new", Pack.Map("x", 1), "chunks", Pack.Array(Pack.Raw("c0"), chunk));
    }

    /// <summary>A v1.0 payload with every field and attributes of every type, strings new and known.</summary>
    internal static byte[] V1()
    {
        byte[] inner = Pack.Array("in", 1, "out", 2, 4, 7);
        byte[] attributes = Pack.Array(
            "s", 1, "x", "b", 2, Pack.Raw("c3"), "d", 3, Pack.Raw("cb3ff8000000000000"), "i", 4, Pack.Raw("ff"), "y", 5, Pack.Binary(1, 2),
            "a", 6, Pack.Array(1, "e", 4, 7, 6, Pack.Array(2, Pack.Raw("c2"))), "p", 7, inner);
        byte[] link = Pack.Map(1, Pack.Binary([.. Enumerable.Range(1, 16).Select(static i => (byte)i)]), 2, 5, 3, Pack.Array("s", 1, "x"),
            4, "ts", 5, 1);
        byte[] spanEvent = Pack.Map(1, 7, 2, "event", 3, Pack.Array("s", 6, Pack.Array(1, "x")), 9, "unknown");
        byte[] span = Pack.LargeMap(
            1, "svc", 2, "op", 3, "r", 4, 11, 5, 12, 6, Pack.Raw("cf17979cfe362a0000"), 7, 5, 8, Pack.Raw("c3"), 9, attributes, 10, 1, 11,
            Pack.Array(link),
            12, Pack.Array(spanEvent), 13, "env", 14, "1.0", 15, "cmp", 16, 2, 17, Pack.Map("unknown", Pack.Array("k", 1)));
        byte[] chunk = Pack.Map(1, 1, 2, "origin", 3, Pack.Array("ck", 1, "cv"), 4, Pack.Array(span, Pack.Map(4, 13, 2, 3)), 5,
            Pack.Raw("c2"), 6, Pack.Binary(1, 2), 7, 4);
        return Pack.Map(
            1, Pack.Array("dotnet", "svc"), 2, "cid", 3, 1, 4, "8.0", 5, "3.1", 6, "rid", 7, "env", 8, "host", 9, "app",
            10, Pack.Array("pk", 1, "pv"), 99, "later", 11, Pack.Array(chunk));
    }

    private static byte[] TwoSpans(string firstUpper, string secondUpper)
    {
        Span first = SampleSpan.Create();
        first.SetTag("_dd.p.tid", firstUpper);
        Span second = SampleSpan.Create(1);
        second.SetTag("_dd.p.tid", secondUpper);
        return Verbatim(first, second);
    }

    private static byte[] Verbatim(params Span[] spans) => Reencoding.Write(TracePayloadWriterOptions.Verbatim, [new TraceChunk(spans)]);
}
