using System.Diagnostics;
using Microsoft.Extensions.Time.Testing;
using SpanPack.Activities.Tests.Support;

namespace SpanPack.Activities.Tests.Traces;

/// <summary>Which chunks the activities of a trace become.</summary>
public sealed class CollectorTests
{
    [Fact]
    public async Task RootWithChildren_IsOneChunk_WhenTheRootEnds()
    {
        await using CollectedTraces traces = await CollectedTraces.StartAsync();
        using (traces.Start("request", ActivityKind.Server))
        {
            using (traces.Start("query", ActivityKind.Client)) { }
            using (traces.Start("call", ActivityKind.Client)) { }
        }

        TraceChunk chunk = Assert.Single(await traces.FlushAsync());
        Assert.Equal(3, traces.Collector.SpanCount);
        Span root = Root(chunk);
        Assert.Equal(["call", "query", "request"], chunk.ToSpans().Select(static span => span.Resource).Order());
        Assert.All(chunk.ToSpans(),
            span => Assert.Equal((root.TraceId, root.SpanId), (span.TraceId, span == root ? root.SpanId : span.ParentId)));
        Assert.Equal(["request"],
            chunk.ToSpans().Where(static span => span.GetMetric("_dd.top_level") == 1).Select(static span => span.Resource));
        Assert.Equal(1, root.GetMetric("_sampling_priority_v1"));
        Assert.Equal("-0", chunk.Spans[0].GetTag("_dd.p.dm"));
    }

    [Fact]
    public async Task RatesOfTheAgent_AreSaid_OnceItHasAnswered()
    {
        await using CollectedTraces traces = await CollectedTraces.StartAsync();
        traces.Start("first").Stop();
        await traces.FlushAsync();
        traces.Start("second").Stop();

        Span second = (await traces.FlushAsync())[1].Spans[0];

        Assert.Equal(("-1", 1.0, "1"), (second.GetTag("_dd.p.dm"), second.GetMetric("_dd.agent_psr"), second.GetTag("_dd.p.ksr")));
    }

    [Fact]
    public async Task ChildrenThatEndLater_AreChunksOfTheirOwn_OfTheSameTraceAndPriority()
    {
        await using CollectedTraces traces = await CollectedTraces.StartAsync();
        Activity root = traces.Start("request");
        root.SetTag("manual.keep", true);
        Activity late = traces.Start("late");
        Activity.Current = root;
        root.Stop();
        Activity grandchild = traces.Source.StartActivity("grandchild", ActivityKind.Internal, late.Context)!;
        Activity.Current = late;
        Activity inner = traces.Start("inner");
        inner.Stop();
        late.Stop();
        grandchild.Stop();

        TraceChunk[] chunks = await traces.FlushAsync();

        Assert.Equal(["request", "inner", "late", "grandchild"], chunks.Select(static chunk => chunk.Spans[0].Resource));
        Assert.All(chunks, chunk => Assert.Equal(Root(chunks[0]).TraceId, chunk.Spans[0].TraceId));
        Assert.All(chunks[..3], static chunk => Assert.Equal(2, chunk.Spans[0].GetMetric("_sampling_priority_v1")));
        Assert.All(chunks[1..3], static chunk => Assert.Null(chunk.Spans[0].GetMetric("_dd.top_level")));
    }

    [Fact]
    public async Task ManyChildren_AreSentBeforeTheirRootEnds()
    {
        await using CollectedTraces traces = await CollectedTraces.StartAsync(static options => options with { PartialFlushSpans = 10 });
        using (traces.Start("request"))
        {
            for (int i = 0; i < 25; i++) traces.Start($"child {i}").Stop();
        }

        TraceChunk[] chunks = await traces.FlushAsync();

        Assert.Equal([10, 10, 6], chunks.Select(static chunk => chunk.SpanCount));
        Assert.All(chunks.SelectMany(ReceivedSpans.ToSpans),
            static span => Assert.Equal(span.Resource == "request", span.GetMetric("_dd.top_level") == 1));
        Assert.Single(chunks.Select(static chunk => chunk.Spans[0].GetTag("_dd.p.dm")).Distinct());
    }

    [Fact]
    public async Task ByDefault_500AreSent_AndNothingWaitsForLong()
    {
        await using CollectedTraces traces = await CollectedTraces.StartAsync();
        using (traces.Start("request"))
        {
            for (int i = 0; i < 501; i++) traces.Start("child").Stop();
        }

        Assert.Equal([500, 2], (await traces.FlushAsync()).Select(static chunk => chunk.SpanCount));
        Assert.Equal(TimeSpan.FromSeconds(30), new ActivityTraceOptions().MaxWait);
    }

    [Fact]
    public async Task ChildrenOfARootThatNeverEnds_AreSentAfterAWhile()
    {
        var time = new FakeTimeProvider();
        await using CollectedTraces traces = await CollectedTraces.StartAsync(options => options with { Time = time });
        Activity root = traces.Start("request");
        traces.Start("child").Stop();
        time.Advance(TimeSpan.FromSeconds(29));
        Assert.Equal(0, traces.Collector.SpanCount);

        time.Advance(TimeSpan.FromSeconds(1)); // nobody flushes
        Assert.Equal(1, traces.Collector.SpanCount);
        Assert.Equal(["child"], (await traces.FlushAsync()).Select(static chunk => chunk.Spans[0].Resource));
        root.Stop();
        Assert.Equal(["child", "request"], (await traces.FlushAsync()).Select(static chunk => chunk.Spans[0].Resource));
    }

    [Fact]
    public async Task MoreTracesThanMayWait_AreSentBeforeTheirRootsEnd()
    {
        const int Count = 10;
        var time = new FakeTimeProvider();
        await using CollectedTraces traces = await CollectedTraces.StartAsync(options => options with { WaitingTraces = 1, Time = time });
        Activity[] roots = new Activity[Count];
        for (int i = 0; i < Count; i++)
        {
            Activity.Current = null;
            roots[i] = traces.Start($"root {i}");
            traces.Start($"child {i}").Stop();
        }

        Assert.Equal(Count - 1, traces.Collector.SpanCount); // each but the last has lost its place to the next
        Assert.Equal(Enumerable.Range(0, Count).Select(static i => $"child {i}"),
            (await traces.FlushAsync()).Select(static chunk => chunk.Spans[0].Resource).Order());
        GC.KeepAlive(roots);
    }

    [Fact]
    public async Task ManyThreads_LoseNothing_AndSendNothingTwice()
    {
        const int Threads = 4, Traces = 200, Children = 12;
        await using CollectedTraces traces = await CollectedTraces.StartAsync(static options =>
            options with { PartialFlushSpans = 5, MaxWait = TimeSpan.FromMilliseconds(1) });
        await Task.WhenAll(Enumerable.Range(0, Threads).Select(thread => Task.Run(async () =>
        {
            for (int i = 0; i < Traces; i++)
            {
                using Activity root = traces.Start($"{thread} {i}");
                await Task.WhenAll(Enumerable.Range(0,
                    Children).Select(child => Task.Run(() => traces.Start($"{thread} {i} {child}").Stop())));
            }
        })));

        await traces.FlushAsync();

        Assert.Equal(Threads * Traces * (Children + 1), traces.Spans.Length);
        Assert.Equal(traces.Spans.Length, traces.Spans.Select(static span => span.SpanId).Distinct().Count());
        Assert.Equal(Threads * Traces, traces.Spans.Count(static span => span.ParentId == 0));
    }

    private static Span Root(TraceChunk chunk) => chunk.ToSpans().Single(static span => span.ParentId == 0);
}
