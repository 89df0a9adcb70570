using System.Diagnostics;
using System.Globalization;
using SpanPack.Activities.Tests.Propagation;
using SpanPack.Activities.Tests.Support;

namespace SpanPack.Activities.Tests.Traces;

/// <summary>What requests to other processes say of the trace that they are made in.</summary>
public sealed class CallTests
{
    private static readonly SamplingRule s_rule = new() { Resource = "request", SampleRate = 0 };

    [Fact]
    public async Task TheSecondCall_UsesTextsOfTheFirst()
    {
        await using CollectedTraces traces = await CollectedTraces.StartAsync(static options => options with { SetsPropagator = true });
        using Activity request = traces.Start("request", ActivityKind.Server);
        Headers first = Call(traces), second = Call(traces);

        Assert.Same(first["x-datadog-trace-id"], second["x-datadog-trace-id"]);
        Assert.Same(first["x-datadog-tags"], second["x-datadog-tags"]);
        Assert.NotEqual(first["x-datadog-parent-id"], second["x-datadog-parent-id"]);
        traces.Collector.SetSamplingPriority(request, SamplingPriority.UserDrop);
        Headers third = Call(traces);
        Assert.Equal(("-1", false),
            (third["x-datadog-sampling-priority"], third["x-datadog-tags"].Contains("_dd.p.dm", StringComparison.Ordinal)));
    }

    [Theory]
    [InlineData(null, false, 1)]
    [InlineData(0.0, false, -1)]
    [InlineData(1.0, false, 2)]
    [InlineData(1.0, true, -1)]
    public async Task WhatIsTold_IsWhatIsSent(double? rate, bool hasRule, int priority)
    {
        await using CollectedTraces traces = await CollectedTraces.StartAsync(options =>
            options with { SetsPropagator = true, Sampling = new SamplingOptions { Rate = rate, Rules = hasRule ? [s_rule] : [] } });
        Headers headers;
        using (traces.Start("request", ActivityKind.Server).SetTag("service.name", "Other Shop")) headers = Call(traces);

        Assert.Equal(priority.ToString(CultureInfo.InvariantCulture), headers["x-datadog-sampling-priority"]);
        await traces.FlushAsync();
        Assert.Equal(priority, traces.Spans.Single(static span => span.Resource == "request").GetMetric("_sampling_priority_v1"));
    }

    private static Headers Call(CollectedTraces traces)
    {
        using Activity call = traces.Start("call", ActivityKind.Client);
        return Remote.Inject(DistributedContextPropagator.Current, call);
    }
}
