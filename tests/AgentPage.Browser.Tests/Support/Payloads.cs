namespace SpanPack.AgentPage.Browser.Tests;

/// <summary>Payloads of spans that tests make.</summary>
internal static class Payloads
{
    private static readonly (string, string)[] s_headers = [("Content-Type", "application/msgpack"), ("Datadog-Meta-Lang", "dotnet"),
        ("Datadog-Meta-Lang-Version", "10.0.1"), ("Datadog-Meta-Tracer-Version", "3.30.0")];

    internal static PagePayload Of(Span[][] chunks, TraceFormat format = TraceFormat.V04, params (string Name, string Value)[] headers)
        => PagePayloads.Taken(PagePayloads.Bytes(format, chunks), format, headers.Length == 0 ? s_headers : headers);

    internal static Span Span(ulong traceId, ulong id, ulong parent = 0, string service = "shop", string resource = "GET /",
        long start = 1_000_000_000, long duration = 1_000_000)
        => new()
        {
            TraceId = traceId, SpanId = id, ParentId = parent, Service = service, Name = "web.request", Resource = resource,
            Type = "web", Start = start, Duration = duration
        };
}
