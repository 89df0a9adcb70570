namespace SpanPack.Conformance.Tests.Oracles;

/// <summary>Both decoders of the trace agent take our payloads to the last byte and find in them what we wrote.</summary>
public sealed class AgentDecoderTests
{
    [AgentCheckFact]
    public async Task AllPayloads_AreDecodedToTheirSource_WithTheirTraceIds()
    {
        foreach ((string name, byte[] body, IReadOnlyList<TraceChunk> source) in WrittenPayloads.ForStarts())
        {
            AgentVerdict verdict = await AgentCheck.VerdictAsync(body);
            Assert.True(verdict.IsTakenWhole, $"{name}: {verdict.Error}");
            WrittenPayloads.Check(name, verdict.Traces, body, source);

            // The agent takes the id of the last span, and gives a chunk without spans none.
            UInt128[] ours = [.. TracePayloadReader.Read(body,
                TraceFormat.V04).Chunks.Select(static chunk => chunk.Spans.Count == 0 ? 0 : chunk.Spans[chunk.Spans.Count - 1].TraceId)];
            Assert.Equal(verdict.TraceIds, ours);
        }
    }
}
