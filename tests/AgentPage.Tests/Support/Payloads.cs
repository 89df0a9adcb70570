namespace SpanPack.AgentPage.Tests;

/// <summary>Payloads that tests make.</summary>
internal static class Payloads
{
    internal static Span Span(ulong traceId, ulong id, ulong parent = 0, string service = "shop", string name = "web.request",
        string resource = "GET /", long start = 1_000_000_000, long duration = 1000, params (string Key, string Value)[] tags)
    {
        var span = new Span
        {
            TraceId = traceId, SpanId = id, ParentId = parent, Service = service, Name = name, Resource = resource,
            Type = "web", Start = start, Duration = duration
        };
        foreach ((string key, string value) in tags) span.SetTag(key, value);
        return span;
    }

    /// <summary>Makes a span of v1.0 with an attribute of each type.</summary>
    internal static Span Typed(ulong traceId)
    {
        Span span = Span(traceId, 1, tags: ("env", "prod"));
        span.V1Fields = (span.V1Fields ?? new()) with { Kind = 3 };
        span.SetAttribute("count", 3L);
        span.SetAttribute("up", true);
        span.SetAttribute("ratio", 0.5);
        span.SetAttribute("list", new TagValue([1L, "a"]));
        span.SetAttribute("bytes", new TagValue("\u0001\u0002"u8.ToArray()));
        span.SetAttribute("map", new TagValue(new AttributeList
        {
            { "k", 7L }, { "m", new TagValue(new AttributeList { { "n", false } }) },
        }));
        return span;
    }

    /// <inheritdoc cref="PagePayloads.Bytes"/>
    internal static byte[] Bytes(TraceFormat format, params Span[][] chunks) => PagePayloads.Bytes(format, chunks);

    internal static PagePayload Accepted(byte[] body, TraceFormat format = TraceFormat.V04, params (string Name, string Value)[] headers)
        => PagePayloads.Accepted(body, format, headers);

    internal static PagePayload Accepted(params Span[][] chunks) => Accepted(Bytes(TraceFormat.V04, chunks));
}
