using System.Diagnostics;
using OpenTelemetry;
using OpenTelemetry.Trace;
using SpanPack.OpenTelemetry.Tests.Support;

namespace SpanPack.OpenTelemetry.Tests.Exporting;

/// <summary>The sampler that variables of OpenTelemetry name is the SDK's: what it takes is not halved once more.</summary>
[Collection(OneAtATime.Name)]
public sealed class SamplerTests
{
    private const int Traces = 400;

    [Theory]
    [InlineData("parentbased_traceidratio", "0.5")]
    [InlineData("traceidratio", "0.5")]
    [InlineData("parentbased_always_on", null)]
    public async Task WhatTheSdkTakes_IsKept_AndNoRateIsSaidThatNobodyApplied(string sampler, string? argument)
    {
        using var variable = new Variable("OTEL_TRACES_SAMPLER", sampler);
        using var share = new Variable("OTEL_TRACES_SAMPLER_ARG", argument);
        await using TestAgent agent = await TestAgent.StartAsync();
        (int recorded, Span[] spans) = Run(agent, new SamplingOptions());

        Assert.True(argument is null ? recorded == Traces : recorded is > Traces / 4 and < Traces * 3 / 4, $"{recorded} recorded");
        Assert.Equal(recorded, spans.Count(static span => span.GetMetric("_sampling_priority_v1") == (int)SamplingPriority.AutoKeep));
        Assert.All(spans, static span => Assert.Equal((null, null), (span.GetMetric("_dd.rule_psr"), span.GetMetric("_dd.limit_psr"))));
    }

    [Fact]
    public async Task RateOfDatadog_IsAppliedOnWhatTheSdkTakes_AndSaid()
    {
        using var variable = new Variable("OTEL_TRACES_SAMPLER", "parentbased_traceidratio");
        using var share = new Variable("OTEL_TRACES_SAMPLER_ARG", "0.5");
        await using TestAgent agent = await TestAgent.StartAsync();
        (int recorded, Span[] spans) = Run(agent, new SamplingOptions { Rate = 0.5, RateLimit = -1 });

        Assert.Equal(recorded, spans.Length);
        Assert.All(spans, static span => Assert.Equal(0.5, span.GetMetric("_dd.rule_psr")));
        Assert.InRange(spans.Count(static span => span.GetMetric("_sampling_priority_v1") == (int)SamplingPriority.UserKeep), recorded / 4,
            recorded * 3 / 4);
    }

    private static (int Recorded, Span[] Spans) Run(TestAgent agent, SamplingOptions sampling)
    {
        using TracerProvider provider = Sdk.CreateTracerProviderBuilder().AddSource(agent.Source.Name) // no sampler: the variables'
            .AddDatadogAgentExporter(options =>
                (options.Agent, options.Traces) = (agent.Options, options.Traces with { Sampling = sampling }))
            .Build();
        int recorded = 0;
        for (int i = 0; i < Traces; i++)
        {
            using Activity? activity = agent.Source.StartActivity("request");
            if (activity is { Recorded: true }) recorded++;
        }

        Assert.True(provider.ForceFlush());
        return (recorded, agent.Spans);
    }
}
