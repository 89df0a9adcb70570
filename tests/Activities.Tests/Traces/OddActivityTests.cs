using System.Diagnostics;
using SpanPack.Activities.Tests.Support;

namespace SpanPack.Activities.Tests.Traces;

/// <summary>Activities that are not as they should be, and those that are not to be collected.</summary>
public sealed class OddActivityTests
{
    [Fact]
    public async Task StoppedTwice_IsSentOnce()
    {
        await using CollectedTraces traces = await CollectedTraces.StartAsync();
        Activity root = traces.Start("request");
        root.Stop();
        root.Stop();
        root.Dispose();

        Assert.Single(await traces.FlushAsync());
    }

    [Fact]
    public async Task StoppedOnAnotherThread_StaysWithItsTrace()
    {
        await using CollectedTraces traces = await CollectedTraces.StartAsync();
        Activity root = traces.Start("request");
        Activity child = traces.Start("child");
        await Task.Factory.StartNew(child.Stop, TaskCreationOptions.LongRunning);
        await Task.Factory.StartNew(root.Stop, TaskCreationOptions.LongRunning);

        Assert.Equal(2, Assert.Single(await traces.FlushAsync()).SpanCount);
    }

    [Fact]
    public async Task StartedInTheFuture_HasNoNegativeDuration()
    {
        await using CollectedTraces traces = await CollectedTraces.StartAsync();
        Activity root = traces.Source.StartActivity("request", ActivityKind.Server, default(ActivityContext),
            startTime: DateTimeOffset.UtcNow.AddDays(1))!;
        root.Stop();

        Span span = Assert.Single(await traces.FlushAsync()).Spans[0];
        Assert.InRange(span.Duration, 0, TimeSpan.TicksPerMinute * 100L);
        Assert.InRange(span.StartTime, DateTimeOffset.UtcNow.AddHours(23), DateTimeOffset.UtcNow.AddHours(25));
    }

    [Fact]
    public async Task ParentOfAnotherProcess_MakesALocalRoot()
    {
        await using CollectedTraces traces = await CollectedTraces.StartAsync();
        var parent = new ActivityContext(ActivityTraceId.CreateRandom(), ActivitySpanId.CreateRandom(), ActivityTraceFlags.Recorded,
            "dd=s:2;o:synthetics;t.dm:-4,other=1", isRemote: true);
        using (traces.Source.StartActivity("request", ActivityKind.Server, parent))
            traces.Start("child").Stop();

        TraceChunk chunk = Assert.Single(await traces.FlushAsync());
        Span root = chunk.ToSpans().Single(static span => span.Resource == "request");
        Assert.Equal(parent.SpanId.ToHexString(), root.ParentId.ToString("x16", null));
        Assert.Equal((2.0, "synthetics", 1.0),
            (root.GetMetric("_sampling_priority_v1"), root.GetTag("_dd.origin"), root.GetMetric("_dd.top_level")));
        Assert.Equal("-4", chunk.Spans[0].GetTag("_dd.p.dm"));
        Assert.All(chunk.ToSpans(), static span => Assert.Equal("other=1", span.GetTag("w3c.tracestate")));
    }

    [Fact]
    public async Task HierarchicalIds_AreLeftOutAndDoNoHarm()
    {
        await using CollectedTraces traces = await CollectedTraces.StartAsync();
        var old = new Activity("old");
        old.SetIdFormat(ActivityIdFormat.Hierarchical);
        old.Start();
        Activity child = traces.Start("child");
        child.Stop();
        old.Stop();
        traces.Start("request").Stop();

        Assert.Equal(["request"], (await traces.FlushAsync()).Select(static chunk => chunk.Spans[0].Resource));
    }

    [Fact]
    public async Task ParentAsTextOfAnotherForm_IsLeftOutAndDoesNoHarm()
    {
        await using CollectedTraces traces =
            await CollectedTraces.StartAsync(static options => options with { IncludedSources = ["SpanPack.Tests.Old"] });
        using var source = new ActivitySource("SpanPack.Tests.Old");
        using (Activity old = source.StartActivity("old", ActivityKind.Server, "|abc.1.")!)
        {
            Assert.Equal((true, true, ActivityIdFormat.Hierarchical), (old.IsAllDataRequested, old.Recorded, old.IdFormat));
        }

        Assert.Empty(await traces.FlushAsync());
    }

    [Fact]
    public async Task SwitchedOff_NobodyListens()
    {
        await using CollectedTraces traces = await CollectedTraces.StartAsync(static options => options with { IsEnabled = false });

        Assert.False(traces.Collector.IsEnabled);
        Assert.False(traces.Source.HasListeners());
        Assert.Null(traces.Source.StartActivity("request"));
    }

    [Fact]
    public async Task SenderItself_IsNeverTraced()
    {
        await using CollectedTraces traces =
            await CollectedTraces.StartAsync(static options => options with { IncludedSources = [], ExcludedSources = [] });
        for (int i = 0; i < 5; i++)
        {
            traces.Start("request").Stop();
            await traces.FlushAsync();
        }

        Assert.DoesNotContain(traces.Spans,
            span => span.GetTag("otel.scope.name") != traces.Source.Name && span.GetTag("span.kind") == "client");
        Assert.Equal(5, traces.Spans.Count(static span => span.Resource == "request"));
    }

    [Fact]
    public async Task ExcludedParent_IsNotTheParentOfARootThatIsSent()
    {
        await using CollectedTraces traces = await CollectedTraces.StartAsync();
        using var other = new ActivitySource("SpanPack.Tests.Other");
        using var listener =
            new ActivityListener { ShouldListenTo = source => source == other, Sample = static (ref _) => ActivitySamplingResult.AllData };
        ActivitySource.AddActivityListener(listener);
        using (other.StartActivity("theirs"))
        using (traces.Start("ours"))
            traces.Start("child").Stop();

        TraceChunk chunk = Assert.Single(await traces.FlushAsync());
        Assert.Equal(["child", "ours"], chunk.ToSpans().Select(static span => span.Resource).Order());
        Assert.Equal(["ours"],
            chunk.ToSpans().Where(static span => span.GetMetric("_dd.top_level") == 1).Select(static span => span.Resource));
    }
}
