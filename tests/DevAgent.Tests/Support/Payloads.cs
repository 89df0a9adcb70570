namespace SpanPack.DevAgent.Tests;

/// <summary>Bodies of <c>/v0.4/traces</c>, written by hand.</summary>
internal static class Payloads
{
    /// <summary>No traces: what clients send to see whether the agent is there.</summary>
    internal static byte[] Empty => [0x90];

    /// <summary>One span: trace 10, span 11, service "svc", name "op", resource "r", type "web", a tag and a number.</summary>
    internal static byte[] OneSpan { get; } = Convert.FromHexString(
        "91918aa874726163655f69640aa77370616e5f69640ba46e616d65a26f70a87265736f75726365a172a773657276696365a3737663a474797065a3776562"
        + "a57374617274cf17979cfe362a0000a86475726174696f6ecd03e8a46d65746181a16ba176a76d65747269637381b55f73616d706c696e675f7072696f726974795f7631cb3ff0000000000000");

    /// <summary>An array that claims a chunk and ends.</summary>
    internal static byte[] CutShort => [0x91];
}
