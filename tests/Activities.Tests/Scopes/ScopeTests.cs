using SpanPack.Activities.Tests.Support;

namespace SpanPack.Activities.Tests.Scopes;

/// <summary>Spans of the program: their traces, parents, chunks and decisions, without activities.</summary>
public sealed class ScopeTests
{
    [Fact]
    public async Task ALoneSpan_IsAChunk_WithWhatALocalRootHas()
    {
        await using CollectedTraces traces = await CollectedTraces.StartAsync();
        using (TestScope.Begin(traces.Collector, "job")) { }

        TraceChunk chunk = Assert.Single(await traces.FlushAsync());
        Span span = Assert.Single(chunk.ToSpans());
        Assert.Equal("job", span.Name);
        Assert.Equal("shop", span.Service);
        Assert.Equal(0ul, span.ParentId);
        Assert.Equal(0u, (uint)(span.TraceId >> 64));
        Assert.InRange((long)(span.TraceId >> 96), DateTimeOffset.UtcNow.AddMinutes(-5).ToUnixTimeSeconds(),
            DateTimeOffset.UtcNow.ToUnixTimeSeconds());
        Assert.InRange(span.SpanId, 1ul, (ulong)long.MaxValue);
        Assert.InRange(span.Duration, 1, long.MaxValue);
        Assert.Equal(1, span.GetMetric("_dd.top_level"));
        Assert.Equal(Environment.ProcessId, span.GetMetric("process_id"));
        Assert.Equal(1, span.GetMetric("_sampling_priority_v1"));
        Assert.Equal("-0", span.GetTag("_dd.p.dm"));
    }

    [Fact]
    public async Task Children_AreInOneChunk_InTheOrderOfTheirEnds()
    {
        await using CollectedTraces traces = await CollectedTraces.StartAsync();
        ulong root, child, grandchild;
        using (TestScope outer = TestScope.Begin(traces.Collector, "outer"))
        {
            root = outer.Span.SpanId;
            using TestScope inner = TestScope.Begin(traces.Collector, "inner");
            child = inner.Span.SpanId;
            using TestScope innermost = TestScope.Begin(traces.Collector, "innermost");
            grandchild = innermost.Span.SpanId;
        }

        Span[] spans = [.. Assert.Single(await traces.FlushAsync()).ToSpans()];
        Assert.Equal([grandchild, child, root], spans.Select(static span => span.SpanId));
        Assert.Equal([child, root, 0ul], spans.Select(static span => span.ParentId));
        Assert.Equal([null, null, 1.0], spans.Select(static span => span.GetMetric("_dd.top_level")));
    }

    [Fact]
    public async Task AChild_BeginsAndEndsWithinItsParent_ByOneClock()
    {
        var time = new ManualTime();
        await using CollectedTraces traces = await CollectedTraces.StartAsync(options => options with { Time = time });
        using (TestScope.Begin(traces.Collector, "outer"))
        {
            time.Advance(TimeSpan.FromMilliseconds(2));
            using TestScope inner = TestScope.Begin(traces.Collector, "inner");
            time.Advance(TimeSpan.FromMilliseconds(3));
        }

        Span[] spans = [.. Assert.Single(await traces.FlushAsync()).ToSpans()];
        Assert.Equal(2_000_000, spans[0].Start - spans[1].Start);
        Assert.Equal([3_000_000, 5_000_000], spans.Select(static span => span.Duration));
    }

    [Fact]
    public async Task LateSpans_AreChunksOfTheirOwn_WithTheSameDecision()
    {
        await using CollectedTraces traces = await CollectedTraces.StartAsync();
        TestScope root = TestScope.Begin(traces.Collector, "root");
        root.LocalSpan.Decide(SamplingPriority.UserKeep);
        root.End();
        using (TestScope.Begin(traces.Collector, "late")) { }
        root.Dispose();

        TraceChunk[] chunks = await traces.FlushAsync();
        Assert.Equal(["root", "late"], chunks.Select(static chunk => chunk.Spans[0].Name));
        Assert.Equal([2.0, 2.0], chunks.Select(static chunk => chunk.Spans[0].GetMetric("_sampling_priority_v1")!.Value));
        Assert.Equal(["-4", "-4"], chunks.Select(static chunk => chunk.Spans[0].GetTag("_dd.p.dm")));
        Assert.Equal(chunks[0].Spans[0].SpanId, chunks[1].Spans[0].ParentId);
        Assert.Equal(chunks[0].Spans[0].TraceId, chunks[1].Spans[0].TraceId);
    }

    // What the limiter said of a lone span is not what it would say of a child a moment later.
    [Fact]
    public async Task LateSpans_HaveTheDecisionOfTheirRoot_AlsoByALimiter()
    {
        await using CollectedTraces traces = await CollectedTraces.StartAsync(static options =>
            options with { Time = new ManualTime(), Sampling = new SamplingOptions { Rate = 1, RateLimit = 1 } });
        TestScope root = TestScope.Begin(traces.Collector, "root");
        root.End();
        using (TestScope.Begin(traces.Collector, "late")) { }
        root.Dispose();
        using (TestScope.Begin(traces.Collector, "another")) { }

        Assert.Equal([("root", 2.0), ("late", 2.0), ("another", -1.0)],
            (await traces.FlushAsync()).Select(static chunk =>
                (chunk.Spans[0].Name, chunk.Spans[0].GetMetric("_sampling_priority_v1")!.Value)));
    }

    [Fact]
    public async Task ASpanThatEndsTwice_IsSentOnce_AsItEndedFirst()
    {
        await using CollectedTraces traces = await CollectedTraces.StartAsync();
        TestScope scope = TestScope.Begin(traces.Collector, "job");
        scope.End();
        long duration = scope.Span.Duration;
        scope.End();
        scope.Dispose();

        Assert.Equal(duration, Assert.Single(traces.Spans.Concat((await traces.FlushAsync()).SelectMany(ReceivedSpans.ToSpans))).Duration);
    }

    [Fact]
    public async Task AScope_FlowsWithTheExecutionContext_AndEndsForItsOwnFlow()
    {
        await using CollectedTraces traces = await CollectedTraces.StartAsync();
        using (TestScope outer = TestScope.Begin(traces.Collector, "outer"))
        {
            await Task.Yield();
            Assert.Same(outer, ActiveScope.Current);
            await Task.WhenAll(Enumerable.Range(0, 8).Select(i => Task.Run(async () =>
            {
                using TestScope inner = TestScope.Begin(traces.Collector, $"inner {i}");
                await Task.Yield();
                Assert.Same(inner, ActiveScope.Current);
                using TestScope innermost = TestScope.Begin(traces.Collector, $"innermost {i}");
                Assert.Equal(inner.Span.SpanId, innermost.Span.ParentId);
            })));
            Assert.Same(outer, ActiveScope.Current);
        }

        Assert.Null(ActiveScope.Current);
        Assert.Equal(17, Assert.Single(await traces.FlushAsync()).SpanCount);
    }

    [Fact]
    public async Task ManyFinishedSpans_AreSentBeforeTheirRoot_AsItWasDecided()
    {
        await using CollectedTraces traces = await CollectedTraces.StartAsync(static options => options with { PartialFlushSpans = 10 });
        using (TestScope.Begin(traces.Collector, "root"))
        {
            for (int i = 0; i < 25; i++)
            {
                using TestScope child = TestScope.Begin(traces.Collector, "child");
            }
        }

        TraceChunk[] chunks = await traces.FlushAsync();
        Assert.Equal([10, 10, 6], chunks.Select(static chunk => chunk.SpanCount));
        Assert.All(chunks, static chunk => Assert.Equal("-0", chunk.Spans[0].GetTag("_dd.p.dm")));
    }

    [Fact]
    public async Task ARootFromElsewhere_GoesOnWithItsTrace()
    {
        await using CollectedTraces traces = await CollectedTraces.StartAsync();
        UInt128 traceId = SpanIds.NewTraceId();
        var remote = new PropagatedContext
        {
            TraceId = traceId, ParentId = 42, Priority = SamplingPriority.UserKeep, Origin = "synthetics",
            Tags = new PropagatedTags([new("_dd.p.usr", "x")])
        };
        using (TestScope scope = TestScope.BeginRemote(traces.Collector, "consume", remote))
        {
            LocalTraceContext told = traces.Collector.Spans.ContextOf(scope.LocalSpan);
            Assert.Equal(traceId, told.TraceId);
            Assert.Equal(scope.Span.SpanId, told.SpanId);
            Assert.Equal(SamplingPriority.UserKeep, told.Priority);
            Assert.Equal("synthetics", told.Origin);
        }

        Span span = Assert.Single(Assert.Single(await traces.FlushAsync()).ToSpans());
        Assert.Equal((traceId, 42ul), (span.TraceId, span.ParentId));
        Assert.Equal("synthetics", span.GetTag("_dd.origin"));
        Assert.Equal("x", span.GetTag("_dd.p.usr"));
        Assert.Equal(1, span.GetMetric("_dd.top_level"));
        Assert.Equal(2, span.GetMetric("_sampling_priority_v1"));
    }

    [Fact]
    public async Task GlobalTags_AreOnSpansOfTheProgram()
    {
        await using CollectedTraces traces =
            await CollectedTraces.StartAsync(process: new ProcessDescription(new Variables(static name => name == "DD_TAGS"
            ? "team:blue"
            : null),
            static () => new ProgramFacts(), roots: null)
            { Service = "shop" });
        using (TestScope outer = TestScope.Begin(traces.Collector, "outer"))
        {
            outer.Span.SetTag("team", "red");
            using TestScope inner = TestScope.Begin(traces.Collector, "inner");
        }

        Assert.Equal(["blue", "red"], Assert.Single(await traces.FlushAsync()).ToSpans().Select(static span => span.GetTag("team")));
    }

    [Fact]
    public async Task WithoutCollecting_SpansHaveIdsAndTimes_AndNothingIsSent()
    {
        await using CollectedTraces traces = await CollectedTraces.StartAsync(static options => options with { IsEnabled = false });
        using (TestScope outer = TestScope.Begin(traces.Collector, "outer"))
        {
            using TestScope inner = TestScope.Begin(traces.Collector, "inner");
            Assert.NotEqual(0ul, inner.Span.SpanId);
            Assert.Equal(inner.Span.TraceId, traces.Collector.Spans.ContextOf(inner.LocalSpan).TraceId);
        }

        Assert.Empty(await traces.FlushAsync());
    }
}
