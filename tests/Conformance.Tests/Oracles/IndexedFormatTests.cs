using System.Text.Json.Nodes;
using SpanPack.Conformance.Tests.Infrastructure;

namespace SpanPack.Conformance.Tests.Oracles;

/// <summary>The trace agent takes our v1.0 and v0.5 payloads, and finds in them what it makes itself of the same spans as v0.4.</summary>
public sealed class IndexedFormatTests
{
    private const string ConversionMark = "_dd.convertedv1";
    private static readonly string[] s_lifted = ["env", "version", "component", "span.kind", "_dd.p.tid", "_dd.p.dm", "_dd.origin",
        "_sampling_priority_v1"];

    [AgentCheckFact]
    public async Task V1_IsWhatTheAgentConvertsV04To()
    {
        foreach ((string name, byte[] body, _) in WrittenPayloads.ForStarts())
        {
            using var encoder = new V1PayloadEncoder(null, TracePayloadHeader.Empty);
            IReadOnlyList<TraceChunk> chunks = Append(encoder, body);
            JsonArray ours = Chunks(await DecodeAsync("v1.0", encoder.CompleteContiguous(chunks.Count).ToArray()));
            JsonArray theirs = Chunks(await DecodeAsync("v1.0", await AgentCheck.ConvertAsync(body, TraceFormat.V1)));
            Assert.Equal(theirs.Count, ours.Count);
            for (int i = 0; i < ours.Count; i++)
                Assert.True(JsonNode.DeepEquals(theirs[i], ours[i]), $"{name} [{i}]\n{theirs[i]}\n{ours[i]}");
        }
    }

    [AgentCheckFact]
    public async Task V05_HasTheSpansOfV04()
    {
        foreach ((string name, byte[] body, _) in WrittenPayloads.ForStarts())
        {
            using var encoder = new V05PayloadEncoder(null);
            IReadOnlyList<TraceChunk> chunks = Append(encoder, body);
            JsonNode root = await DecodeAsync("v0.5", encoder.CompleteContiguous(chunks.Count).ToArray());
            JsonArray traces = root["traces"]!.AsArray();
            Assert.Equal(chunks.Sum(static chunk => chunk.Spans.Count), traces.Sum(static chunk => chunk!.AsArray().Count));
            for (int i = 0; i < chunks.Count; i++)
            {
                for (int j = 0; j < chunks[i].Spans.Count; j++) Check(name, chunks[i].Spans[j], traces[i]![j]!);
            }
        }
    }

    private static void Check(string name, Span span, JsonNode decoded)
    {
        Assert.Equal(span.Resource ?? "", decoded["resource"]!.GetValue<string>());
        foreach (KeyValuePair<string, string> tag in span.EnumerateTags())
            Assert.True(decoded["meta"]![tag.Key]?.GetValue<string>() == tag.Value, $"{name} {tag.Key}");
        int json = (span.Links.IsEmpty || span.GetTag(TagNames.SpanLinks) is not null ? 0 : 1)
            + (span.Events.IsEmpty || span.GetTag(TagNames.Events) is not null ? 0 : 1);
        int tags = 0;
        foreach (KeyValuePair<string, string> tag in span.EnumerateTags()) tags++;
        Assert.Equal(tags + json, decoded["meta"]!.AsObject().Count);
    }

    private static IReadOnlyList<TraceChunk> Append(PayloadEncoder encoder, byte[] v04)
    {
        IReadOnlyList<TraceChunk> chunks = TracePayloadReader.Read(v04, TraceFormat.V04).Chunks;
        foreach (TraceChunk chunk in chunks) encoder.Append(chunk, isFirstOfPayload: false);
        return chunks;
    }

    private static async Task<JsonNode> DecodeAsync(string format, byte[] payload)
    {
        using var folder = new TemporaryFolder();
        ProcessResult result = await ProcessRunner.RunAsync(AgentCheck.Program, "decode", "--compact", "--strict", format,
            folder.Write("payload.msgpack", payload));
        Assert.True(result.ExitCode == 0, result.Output + result.Error);
        return JsonNode.Parse(result.Output)!;
    }

    /// <summary>
    /// The chunks without what the conversion adds: its mark, the tags that have become fields, and a kind where none was said.
    /// </summary>
    private static JsonArray Chunks(JsonNode root)
    {
        JsonArray chunks = root["payload"]!["chunks"]!.AsArray();
        foreach (JsonNode? span in chunks.SelectMany(static chunk => chunk!["spans"]!.AsArray()))
        {
            JsonObject attributes = span!["attributes"]!.AsObject();
            foreach (string key in (string[])[ConversionMark, .. s_lifted]) attributes.Remove(key);
            if (span["kind"]!.GetValue<string>() == "SPAN_KIND_INTERNAL") span["kind"] = "SPAN_KIND_UNSPECIFIED";
            if (span["start"]!.GetValue<string>() is { Length: 20 }) span["start"] = "0"; // negative: wrapped by the conversion, 0 in ours
            if (span["duration"]!.GetValue<string>() is { Length: 20 }) span["duration"] = "0";
        }

        return (JsonArray)chunks.DeepClone();
    }
}
