using System.Text.Json;
using SpanPack.Conformance.Tests.Json;
using SpanPack.Conformance.Tests.Vectors;

namespace SpanPack.Conformance.Tests.Conversion;

/// <summary>Payloads of real tracers come back from every format as they were, unless the report says what is missing.</summary>
public sealed class VectorRoundTripTests
{
    private static readonly string[] s_moved = [TagNames.Origin, TagNames.DecisionMaker, TagNames.TraceIdUpper, TagNames.Environment,
        TagNames.Version, TagNames.Component, TagNames.SpanKind];

    public static TheoryData<string> Accepted => TracerVector.Accepted;

    [Theory]
    [MemberData(nameof(Accepted))]
    public void ThereAndBack_NothingIsMissingThatWasNotReported(string name)
    {
        TracePayload payload = Read(name);
        foreach (TraceFormat target in TraceFormats.All)
        {
            ConversionResult there = TraceConverter.Convert(payload, target);
            byte[] body = TraceConverter.ToBytes(there.Payload);
            ConversionResult back = TraceConverter.Convert(TracePayloadReader.Read(body, target), payload.Format);
            if (!there.Report.IsLossless || !back.Report.IsLossless) continue;

            string? difference = JsonDifference.Find(Meaning(payload), Meaning(back.Payload));
            Assert.True(difference is null, $"{name} to {target}: {difference}");
        }
    }

    [Theory]
    [MemberData(nameof(Accepted))]
    public void OnlyStructuresTypesAndFields_AreReported(string name)
    {
        TracePayload payload = Read(name);
        foreach (TraceFormat target in TraceFormats.All)
        {
            ConversionReport report = TraceConverter.Convert(payload, target).Report;
            Assert.Subset(Possible(payload.Format, target).ToHashSet(), report.Losses.Select(static loss => loss.What).ToHashSet());
        }
    }

    [Fact]
    public void FromV04ToV07AndBack_NotATagMoves()
    {
        foreach (string name in TracerVector.Of(TraceFormat.V04).Where(static name => new TracerVector(name).IsAccepted))
        {
            TracePayload payload = Read(name);
            byte[] body = TraceConverter.ToBytes(TraceConverter.Convert(payload, TraceFormat.V07).Payload);
            TracePayload back = TraceConverter.Convert(TracePayloadReader.Read(body, TraceFormat.V07), TraceFormat.V04).Payload;

            string? difference = JsonDifference.Find(DecodedJson.Of(payload), DecodedJson.Of(back));
            Assert.True(difference is null, $"{name}: {difference}");
        }
    }

    private static IEnumerable<string> Possible(TraceFormat source, TraceFormat target)
    {
        // The last one: a tracer that sends links and their JSON form both, which is made anew.
        if (target == TraceFormat.V05) yield return "meta_struct";
        if (target == TraceFormat.V05) yield return "span links";
        if (target == TraceFormat.V05) yield return "span events";
        if (target == TraceFormat.V05) yield return "attribute with the name of a field";
        if (source == TraceFormat.V1) yield return "attribute with a type of its own";
        if (source == TraceFormat.V1) yield return "link attribute that is not text";
        if (source is TraceFormat.V04 or TraceFormat.V05) yield break;
        yield return "payload field";
        yield return "payload attribute";
        yield return "chunk attribute";
    }

    /// <summary>The payload as v1.0 has it, without tags that stand beside a field of the same content.</summary>
    private static JsonElement Meaning(TracePayload payload)
    {
        TracePayload v1 = TraceConverter.Convert(payload, TraceFormat.V1).Payload;
        return DecodedJson.Of(v1 with { Chunks = [.. v1.Chunks.Select(WithoutMoved)] });
    }

    private static TraceChunk WithoutMoved(TraceChunk chunk)
    {
        var spans = new Span[chunk.Spans.Count];
        for (int i = 0; i < spans.Length; i++)
        {
            spans[i] = chunk.Spans[i].Copy();
            foreach (string name in s_moved) spans[i].SetTag(name, null);
            spans[i].SetMetric(MetricNames.SamplingPriority, null);
        }

        return new TraceChunk(spans)
        {
            SamplingPriority = chunk.SamplingPriority,
            SamplingMechanism = chunk.SamplingMechanism,
            Origin = chunk.Origin,
            TraceId = chunk.TraceId,
            Attributes = chunk.Attributes,
            IsDropped = chunk.IsDropped,
        };
    }

    private static TracePayload Read(string name)
    {
        var vector = new TracerVector(name);
        return TracePayloadReader.Read(vector.Body, vector.Format);
    }
}
