namespace SpanPack.Benchmarks.Peers;

/// <summary>A link as a plain object.</summary>
internal sealed record PeerLink(ulong TraceId, ulong TraceIdHigh, ulong SpanId, string? Tracestate, uint Flags,
    Dictionary<string, string> Attributes);
