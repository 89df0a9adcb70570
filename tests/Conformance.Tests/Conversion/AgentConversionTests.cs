using SpanPack.Conformance.Tests.Json;
using SpanPack.Conformance.Tests.Oracles;
using SpanPack.Conformance.Tests.Vectors;

namespace SpanPack.Conformance.Tests.Conversion;

/// <summary>Conversions of real payloads beside those of the agent's own code.</summary>
/// <remarks>
/// The agent keeps tags on spans that it has copied to fields, takes a span without a kind for an internal one, and adds
/// <c>_dd.convertedv1</c>; it copies fields of the payload from spans.
/// </remarks>
public sealed class AgentConversionTests
{
    private static readonly string[] s_moved =
    [
        TagNames.Origin, TagNames.DecisionMaker, TagNames.TraceIdUpper, TagNames.Environment, TagNames.Version, TagNames.Component,
        TagNames.SpanKind, "_dd.convertedv1",
    ];

    // In one payload: the agent's program starts once for each. Each alone where runs are thorough.
    private static (string Name, byte[] Body)[] Accepted()
    {
        (string Name, byte[] Body)[] all =
        [
            .. from name in TracerVector.Of(TraceFormat.V04)
               let vector = new TracerVector(name)
               where vector.IsAccepted
               select (name, vector.Body),
        ];
        if (Dose.IsThorough) return all;
        return [("all, each alone with SPANPACK_DOSE=full", WrittenPayloads.Join(all.Select(static payload => payload.Body)))];
    }

    [AgentCheckFact]
    public async Task V04ToV07_HasTheSpansAndFieldsOfTheAgent()
    {
        foreach ((string name, byte[] body) in Accepted())
        {
            (TracePayload theirs, TracePayload ours) = await ConvertAsync(body, TraceFormat.V07);

            string? difference = JsonDifference.Find(DecodedJson.Of(theirs.Chunks), DecodedJson.Of(ours.Chunks));
            Assert.True(difference is null, $"{name}: {difference}");
            Assert.Equal(theirs.Chunks.Select(static chunk => (chunk.SamplingPriority, chunk.Origin ?? "")),
                ours.Chunks.Select(static chunk => (chunk.SamplingPriority, chunk.Origin ?? "")));
        }
    }

    [AgentCheckFact]
    public async Task V04ToV1_HasTheSpansAndFieldsOfTheAgent()
    {
        foreach ((string name, byte[] body) in Accepted())
        {
            (TracePayload theirs, TracePayload ours) = await ConvertAsync(body, TraceFormat.V1);

            Assert.Equal(theirs.Chunks.Select(Fields), ours.Chunks.Select(Fields));
            Assert.Equal(theirs.Chunks.SelectMany(Spans).Select(static span => V1(span, isAgent: true)),
                ours.Chunks.SelectMany(Spans).Select(static span => V1(span, isAgent: false)));
            string? difference = JsonDifference.Find(WithoutMoved(theirs), WithoutMoved(ours));
            Assert.True(difference is null, $"{name}: {difference}");
        }
    }

    private static async Task<(TracePayload Theirs, TracePayload Ours)> ConvertAsync(byte[] body, TraceFormat target)
    {
        TracePayload theirs = TracePayloadReader.Read(await AgentCheck.ConvertAsync(body, target), target);
        return (theirs, TraceConverter.Convert(TracePayloadReader.Read(body, TraceFormat.V04), target).Payload);
    }

    // Absent is the agent's 0.
    private static string Fields(TraceChunk chunk)
        => $"{chunk.SamplingPriority} '{chunk.Origin}' {chunk.SamplingMechanism ?? 0} {chunk.TraceId:x}";

    private static SpanV1Fields V1(Span span, bool isAgent)
        => isAgent && span.V1Fields is { Kind: 1 } fields && span.GetTag(TagNames.SpanKind) != "internal"
            ? fields with { Kind = 0 }
            : span.V1Fields ?? new SpanV1Fields();

    private static IEnumerable<Span> Spans(TraceChunk chunk)
    {
        for (int i = 0; i < chunk.Spans.Count; i++) yield return chunk.Spans[i];
    }

    private static System.Text.Json.JsonElement WithoutMoved(TracePayload payload)
    {
        foreach (Span span in payload.Chunks.SelectMany(Spans))
        {
            foreach (string name in s_moved) span.SetTag(name, null);
            span.SetMetric(MetricNames.SamplingPriority, null);
        }

        return DecodedJson.Of(payload.Chunks);
    }
}
