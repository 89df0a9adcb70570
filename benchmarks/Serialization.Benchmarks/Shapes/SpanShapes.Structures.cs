namespace SpanPack.Benchmarks.Shapes;

/// <content>Links, events and structured data.</content>
internal static partial class SpanShapes
{
    // {"appsec": {"triggers": [{"rule": {"id": "crs-942-100", "name": "SQL injection"}}]}}, as the firewall of application security
    // reports.
    private static readonly byte[] s_appSec = [0x81, .. Text("triggers"u8), 0x91, 0x81, .. Text("rule"u8), 0x82, .. Text("id"u8),
        .. Text("crs-942-100"u8), .. Text("name"u8), .. Text("SQL injection"u8)];

    private static void AddStructure(Span span, SpanShape shape)
    {
        switch (shape)
        {
            case SpanShape.Links:
                span.AddLink(Link(1, "consumer"));
                span.AddLink(Link(2, "retry"));
                break;
            case SpanShape.Events:
                span.AddEvent(Exception());
                span.AddEvent(CacheMiss());
                break;
            case SpanShape.MetaStruct:
                span.SetMetaStruct("appsec", s_appSec);
                break;
        }
    }

    private static SpanLink Link(uint number, string kind)
        => new(new UInt128(0x69200a0800000000, 0x1b7e151628aed2a6UL + number), 0x2c4fcf098815f7abUL + number)
        {
            TraceState = "dd=s:1;p:3c4fcf098815f7ab",
            Flags = 0x80000001,
            Attributes = { { "link.kind", kind }, { "messaging.destination", "orders.created" } },
        };

    private static SpanEvent Exception() => new("exception", (ulong)Start + 1_000_000)
    {
        Attributes = { { "exception.type", "System.TimeoutException" }, { "exception.message", "The operation has timed out." },
            { "exception.escaped", false } },
    };

    private static SpanEvent CacheMiss() => new("cache.miss", (ulong)Start + 2_000_000)
    {
        Attributes = { { "cache.key", "orders:100000" }, { "cache.size", 4096L }, { "cache.ratio", 0.75 },
            { "cache.tiers", new TagValue((ReadOnlySpan<TagValue>)["memory", "redis"]) } },
    };

    private static byte[] Text(ReadOnlySpan<byte> utf8) => [(byte)(0xA0 | utf8.Length), .. utf8];
}
