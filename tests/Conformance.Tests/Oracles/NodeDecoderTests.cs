using System.Text.Json;

namespace SpanPack.Conformance.Tests.Oracles;

/// <summary>A MessagePack decoder by others finds in our payloads what we wrote.</summary>
public sealed class NodeDecoderTests
{
    [NodeFact]
    public async Task AllPayloads_AreDecodedToTheirSource()
    {
        (string Name, byte[] Body, IReadOnlyList<TraceChunk> Source)[] payloads = [.. WrittenPayloads.All()];

        JsonElement[] decoded = await NodeDecoder.DecodeAsync([.. payloads.Select(static p => p.Body)]);

        Assert.Equal(payloads.Length, decoded.Length);
        Assert.InRange(payloads.Length, 80, 1000);
        for (int i = 0; i < payloads.Length; i++)
            WrittenPayloads.Check(payloads[i].Name, PlainJson.ToDecoded(decoded[i]), payloads[i].Body, payloads[i].Source);
    }
}
