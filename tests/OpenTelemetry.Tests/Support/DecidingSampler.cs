using OpenTelemetry.Trace;

namespace SpanPack.OpenTelemetry.Tests.Support;

/// <summary>A sampler that decides by the name of the activity.</summary>
internal sealed class DecidingSampler(Func<string, global::OpenTelemetry.Trace.SamplingDecision> decide) : Sampler
{
    public override SamplingResult ShouldSample(in SamplingParameters samplingParameters) => new(decide(samplingParameters.Name));
}
