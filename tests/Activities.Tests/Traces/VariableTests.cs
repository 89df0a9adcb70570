using SpanPack.Activities.Tests.Support;

namespace SpanPack.Activities.Tests.Traces;

/// <summary>What variables say, wherever they stand: a host has some in its configuration.</summary>
public sealed class VariableTests
{
    [Fact]
    public async Task Variables_AreReadWhereTheOptionSays()
    {
        await using CollectedTraces dropped = await StartAsync("DD_TRACE_SAMPLE_RATE", "0"), kept = await StartAsync("DD_TRACE_SAMPLE_RATE", "1");
        dropped.Start("dropped").Stop();
        kept.Start("kept").Stop();

        Assert.Equal((-1d, 2d), (await PriorityAsync(dropped), await PriorityAsync(kept)));
    }

    [Fact]
    public async Task AVariable_TurnsCollectingOff()
    {
        await using CollectedTraces traces = await StartAsync("DD_TRACE_ENABLED", "false");

        Assert.False(traces.Collector.IsEnabled);
        Assert.Null(traces.Source.StartActivity("nobody listens"));
    }

    private static async Task<double?> PriorityAsync(CollectedTraces traces) => Assert.Single(await traces.FlushAsync()).Spans[0].GetMetric("_sampling_priority_v1");

    private static Task<CollectedTraces> StartAsync(string name, string value)
        => CollectedTraces.StartAsync(options => options with { ReadVariable = variable => variable == name ? value : null });
}
