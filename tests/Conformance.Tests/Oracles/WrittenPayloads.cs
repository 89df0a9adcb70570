using System.Text.Json;
using SpanPack.Conformance.Tests.Json;
using SpanPack.Conformance.Tests.Readers;
using SpanPack.Conformance.Tests.Samples;
using SpanPack.Conformance.Tests.Vectors;

namespace SpanPack.Conformance.Tests.Oracles;

/// <summary>All that the oracles are asked to decode: the samples, and the payloads of real tracers written again.</summary>
internal static class WrittenPayloads
{
    /// <summary>Name, bytes and the spans that they were made of.</summary>
    internal static IEnumerable<(string Name, byte[] Body, IReadOnlyList<TraceChunk> Source)> All()
    {
        foreach (SamplePayload sample in SamplePayloads.All) yield return (sample.Name, sample.Body, sample.Chunks);
        foreach (string name in TracerVector.Of(TraceFormat.V04))
        {
            var vector = new TracerVector(name);
            if (!vector.IsAccepted) continue;
            TracePayload payload = TracePayloadReader.Read(vector.Body, TraceFormat.V04);
            yield return (name, Reencoding.Verbatim(payload), payload.Chunks);
        }
    }

    /// <summary>Fails unless what somebody decoded is what this library reads, and holds all that was written.</summary>
    internal static void Check(string name, JsonElement decoded, byte[] body, IReadOnlyList<TraceChunk> source)
    {
        string? difference = JsonDifference.Find(decoded, DecodedJson.Of(TracePayloadReader.Read(body, TraceFormat.V04).Chunks));
        Assert.True(difference is null, $"{name}, read again: {difference}");

        // Automatic tags come on top; events may have become one of them.
        bool asJson = name.Contains("as JSON", StringComparison.Ordinal);
        difference = asJson ? null : JsonDifference.Find(DecodedJson.Of(source), decoded, "meta", "metrics");
        Assert.True(difference is null, $"{name}, against its source: {difference}");
    }
}
