namespace SpanPack.Conformance.Tests.Oracles;

/// <summary>The MessagePack library that most .NET programs use finds in our payloads what we wrote.</summary>
public sealed class MessagePackCSharpTests
{
    [Fact]
    public void AllPayloads_AreDecodedToTheirSource()
    {
        int count = 0;
        foreach ((string name, byte[] body, IReadOnlyList<TraceChunk> source) in WrittenPayloads.All())
        {
            WrittenPayloads.Check(name, PlainJson.ToDecoded(MessagePackCSharpDecoder.Decode(body)), body, source);
            count++;
        }

        Assert.InRange(count, 80, 1000);
    }
}
