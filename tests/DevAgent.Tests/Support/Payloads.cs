namespace SpanPack.DevAgent.Tests;

/// <summary>Bodies of <c>/v0.4/traces</c>, written by hand.</summary>
internal static class Payloads
{
    /// <summary>No traces: what clients send to see whether the agent is there.</summary>
    internal static byte[] Empty => [0x90];

    /// <summary>One span: trace 10, span 11, service "svc", name "op", resource "r", type "web", a tag and a number.</summary>
    internal static byte[] OneSpan { get; } = Convert.FromHexString(
        "91918aa874726163655f69640aa77370616e5f69640ba46e616d65a26f70a87265736f75726365a172a773657276696365a3737663a474797065a3776562"
        + "a57374617274cf17979cfe362a0000a86475726174696f6ecd03e8a46d65746181a16ba176a76d"
        + "65747269637381b55f73616d706c696e675f7072696f726974795f7631cb3ff0000000000000");

    /// <summary>
    /// The same span in each format; the v0.7 payload also has the environment "prod", the v1.0 span is without the number.
    /// </summary>
    internal static byte[] OneSpanAs(TraceFormat format) => format switch
    {
        TraceFormat.V05 => Convert.FromHexString(
            "9298a0a3737663a26f70a172a16ba176b55f73616d706c696e675f7072696f726974795f7631a37765629191"
            + "9c0102030a0b00cf17979cfe362a0000cd03e80081040581" + "06cb3ff000000000000007"),
        TraceFormat.V07
            => [.. Convert.FromHexString("82a3656e76a470726f64a66368756e6b739182a87072696f7269747901a57370616e73"), .. OneSpan[1..]],
        TraceFormat.V1 => Convert.FromHexString(
            "8203a6646f746e65740b9183010106c4100000000000000000000000000000000a04918901a373766302a26f7003a172"
            + "040b06cf17979cfe362a000007cd03e80996a16b01a176a46c616e6701010aa37765621001"),
        _ => OneSpan,
    };

    /// <summary>An array that claims a chunk and ends.</summary>
    internal static byte[] CutShort => [0x91];
}
