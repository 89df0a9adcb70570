namespace SpanPack.Benchmarks.Peers;

/// <summary>An event as a plain object.</summary>
internal sealed record PeerEvent(ulong TimeUnixNano, string Name, Dictionary<string, PeerValue> Attributes);
