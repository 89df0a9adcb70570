using SpanPack.Conformance.Tests.Json;
using SpanPack.Conformance.Tests.Samples;

namespace SpanPack.Conformance.Tests.Oracles;

/// <summary>Both decoders of the trace agent take our v0.7 payloads to the last byte and find in them what we wrote.</summary>
public sealed class V07DecoderTests
{
    private static readonly TracePayloadHeader s_header = new()
    {
        ContainerId = "0123abcd",
        LanguageName = "dotnet",
        LanguageVersion = "10.0.0",
        TracerVersion = "1.2.3",
        RuntimeId = "7b6f0c9e-3a55-4b0e-9c43-5d8f5f6f9a10",
        Environment = "prod",
        HostName = "hôte",
        AppVersion = "4.5",
        Attributes = new() { { "team", "cart" } },
    };

    [AgentCheckFact]
    public async Task Samples_AreDecodedToTheirSource()
    {
        foreach (SamplePayload sample in SamplePayloads.All)
        {
            byte[] body = Write(sample.Formatter.ProcessTags, sample.Chunks);
            AgentVerdict verdict = await AgentCheck.VerdictAsync(body, TraceFormat.V07);
            Assert.True(verdict.IsTakenWhole, $"{sample.Name}: {verdict.Error}");

            TracePayload read = TracePayloadReader.Read(body, TraceFormat.V07);
            string? difference = JsonDifference.Find(verdict.OlderPayload, DecodedJson.Of(read));
            Assert.True(difference is null, $"{sample.Name}, read again: {difference}");
            difference = JsonDifference.Find(DecodedJson.Of(sample.Chunks), DecodedJson.Of(read.Chunks), "meta", "metrics");
            Assert.True(sample.Name.Contains("as JSON", StringComparison.Ordinal)
                || difference is null, $"{sample.Name}, against its source: {difference}");
        }
    }

    [AgentCheckFact]
    public async Task ChunkFields_DoNotContradictTheSpans()
    {
        foreach (SamplePayload sample in SamplePayloads.All.Where(static sample =>
            sample.Chunks.All(static chunk => chunk.Spans.Count > 0)))
        {
            AgentVerdict verdict = await AgentCheck.VerdictAsync(Write(sample.Formatter.ProcessTags, sample.Chunks), TraceFormat.V07);

            // The current decoder lets tags of spans win over fields of their chunk, the older one has the fields.
            var current = verdict.Payload.GetProperty("chunks")
                .EnumerateArray()
                .Select(static chunk => (chunk.GetProperty("priority").GetInt32(), chunk.GetProperty("origin").GetString()));
            var older = verdict.OlderPayload.GetProperty("chunks")
                .EnumerateArray()
                .Select(static chunk => (chunk.GetProperty("priority").GetInt32(), chunk.GetProperty("origin").GetString()));
            Assert.Equal(older, current);
        }
    }

    private static byte[] Write(ProcessTags? process, IReadOnlyList<TraceChunk> chunks)
    {
        using var writer = new TracePayloadWriter(TraceFormat.V07,
            new() { IsVerbatim = process is null, ProcessTags = process ?? ProcessTags.Default, Header = s_header });
        foreach (TraceChunk chunk in chunks) Assert.True(writer.TryAppend(chunk));
        return writer.Complete().ToArray();
    }
}
