using System.Diagnostics;
using SpanPack.Activities.Tests.Support;

namespace SpanPack.Activities.Tests.Traces;

/// <summary>What variables say, wherever they stand: a host has some in its configuration.</summary>
public sealed class VariableTests
{
    [Fact]
    public async Task Variables_AreReadWhereTheOptionSays()
    {
        await using CollectedTraces dropped =
            await StartAsync("DD_TRACE_SAMPLE_RATE", "0"), kept = await StartAsync("DD_TRACE_SAMPLE_RATE", "1");
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

    [Theory]
    [InlineData("SpanPack.Tests.?*,  Other", true)]
    [InlineData("spanpack.tests.*", true)]
    [InlineData("Other", false)]
    public async Task Sources_AreLeftOut(string patterns, bool isLeftOut)
    {
        await using CollectedTraces traces = await StartAsync("DD_TRACE_DISABLED_ACTIVITY_SOURCES", patterns);

        Assert.Equal(isLeftOut, traces.Source.StartActivity("root") is null);
    }

    [Theory]
    [InlineData("DD_TRACE_PARTIAL_FLUSH_MIN_SPANS", "10", 2)]
    [InlineData("DD_TRACE_PARTIAL_FLUSH_MIN_SPANS", "0", 1)]
    [InlineData("DD_TRACE_PARTIAL_FLUSH_MIN_SPANS", "many", 1)]
    [InlineData("DD_TRACE_PARTIAL_FLUSH_ENABLED", "true", 1)]
    public async Task SpansThatWait_AreAsManyAsAVariableSays(string name, string value, int chunks)
    {
        await using CollectedTraces traces = await StartAsync(name, value);
        await RunAsync(traces, children: 11);

        Assert.Equal(chunks, (await traces.FlushAsync()).Length);
    }

    [Fact]
    public async Task PartialFlush_CanBeTurnedOff()
    {
        await using CollectedTraces traces = await StartAsync("DD_TRACE_PARTIAL_FLUSH_ENABLED", "false");
        await RunAsync(traces, children: 1_000); // 500 by default

        Assert.Equal(1_001, Assert.Single(await traces.FlushAsync()).SpanCount);
    }

    private static async Task RunAsync(CollectedTraces traces, int children)
    {
        using Activity root = traces.Start("root");
        for (int i = 0; i < children; i++) traces.Start("child").Stop();
        await Task.Yield();
    }

    private static async Task<double?> PriorityAsync(CollectedTraces traces)
        => Assert.Single(await traces.FlushAsync()).Spans[0].GetMetric("_sampling_priority_v1");

    private static Task<CollectedTraces> StartAsync(string name, string value)
        => CollectedTraces.StartAsync(options => options with { ReadVariable = variable => variable == name ? value : null });
}
