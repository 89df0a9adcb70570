using System.Buffers.Binary;
using System.Text.Json;
using SpanPack.Conformance.Tests.Differential;
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

    /// <summary>
    /// The same for oracles that are started once a payload: the chunks of all in two payloads, each payload alone where runs are thorough.
    /// </summary>
    internal static IEnumerable<(string Name, byte[] Body, IReadOnlyList<TraceChunk> Source)> ForStarts()
        => Dose.IsThorough
            ? All()
            : All().GroupBy(static payload => HasEventsAsJson(payload.Name)).Select(static group => (
                (group.Key ? "all with events as JSON" : "all others") + ", each alone with SPANPACK_DOSE=full",
                Join(group.Select(static payload => payload.Body)),
                (IReadOnlyList<TraceChunk>)[.. group.SelectMany(static payload => payload.Source)]));

    /// <summary>One payload with the chunks of several.</summary>
    internal static byte[] Join(IEnumerable<byte[]> v04)
    {
        int count = 0;
        var joined = new List<byte> { 0xdd, 0, 0, 0, 0 }; // an array of 32 bits
        foreach (byte[] body in v04)
        {
            TracePayload read = TracePayloadReader.Read(body, TraceFormat.V04);
            count += read.Chunks.Count;
            joined.AddRange(body[Header.SizeAt(body, 0)..read.BytesRead]);
        }

        byte[] payload = [.. joined];
        BinaryPrimitives.WriteInt32BigEndian(payload.AsSpan(1), count);
        return payload;
    }

    /// <summary>Fails unless what somebody decoded is what this library reads, and holds all that was written.</summary>
    internal static void Check(string name, JsonElement decoded, byte[] body, IReadOnlyList<TraceChunk> source)
    {
        string? difference = JsonDifference.Find(decoded, DecodedJson.Of(TracePayloadReader.Read(body, TraceFormat.V04).Chunks));
        Assert.True(difference is null, $"{name}, read again: {difference}");

        // Automatic tags come on top; events may have become one of them.
        difference = HasEventsAsJson(name) ? null : JsonDifference.Find(DecodedJson.Of(source), decoded, "meta", "metrics");
        Assert.True(difference is null, $"{name}, against its source: {difference}");
    }

    private static bool HasEventsAsJson(string name) => name.Contains("as JSON", StringComparison.Ordinal);
}
