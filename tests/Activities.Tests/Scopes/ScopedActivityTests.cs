using System.Diagnostics;
using SpanPack.Activities.Tests.Support;

namespace SpanPack.Activities.Tests.Scopes;

/// <summary>Spans of the program and activities below each other: one tree, one chunk, one decision.</summary>
public sealed class ScopedActivityTests
{
    [Fact]
    public async Task AScopeInsideAnActivity_IsItsChild()
    {
        await using CollectedTraces traces = await CollectedTraces.StartAsync();
        using (Activity request = traces.Start("request"))
        {
            using TestScope scope = TestScope.Begin(traces.Collector, "work");
        }

        Assert.Equal(["request > work"], await TreeAsync(traces));
    }

    [Fact]
    public async Task AnActivityInsideAScope_IsItsChild_AndHasItsTraceId()
    {
        await using CollectedTraces traces = await CollectedTraces.StartAsync();
        using (TestScope scope = TestScope.Begin(traces.Collector, "job"))
        {
            using Activity query = traces.Start("query");
            Assert.Equal(scope.Span.TraceId.ToString("x32", null), query.TraceId.ToHexString());
        }

        Assert.Equal(["job > query"], await TreeAsync(traces));
    }

    [Fact]
    public async Task AnyDepthAndOrder_IsOneTree()
    {
        await using CollectedTraces traces = await CollectedTraces.StartAsync();
        using (TestScope.Begin(traces.Collector, "s1"))
        using (traces.Start("a2"))
        using (TestScope.Begin(traces.Collector, "s3"))
        using (TestScope.Begin(traces.Collector, "s4"))
        using (traces.Start("a5"))
        using (traces.Start("a6"))
        {
            using (TestScope.Begin(traces.Collector, "s7")) { }
            using (traces.Start("a8")) { }
        }

        Assert.Equal(["a2 > s3", "a5 > a6", "a6 > a8", "a6 > s7", "s1 > a2", "s3 > s4", "s4 > a5"], await TreeAsync(traces));
    }

    [Fact]
    public async Task AnActivityThatIsNotCollected_IsPassedOver()
    {
        using var unknown = new ActivitySource("SpanPack.Tests.NotCollected");
        using var listener = new ActivityListener
        {
            ShouldListenTo = source => source == unknown,
            Sample = static (ref _) => ActivitySamplingResult.AllDataAndRecorded
        };
        ActivitySource.AddActivityListener(listener);
        await using CollectedTraces traces = await CollectedTraces.StartAsync();
        using (TestScope.Begin(traces.Collector, "job"))
        using (unknown.StartActivity("hidden"))
        {
            using (traces.Start("query")) { }
            using (TestScope.Begin(traces.Collector, "step")) { }
        }

        Assert.Equal(["job > query", "job > step"], await TreeAsync(traces));
    }

    [Fact]
    public async Task AScopeOfAnotherTrace_HidesTheActivity_UntilItsEnd()
    {
        await using CollectedTraces traces = await CollectedTraces.StartAsync();
        using (Activity loop = traces.Start("loop"))
        {
            using (TestScope.BeginRemote(traces.Collector, "message",
                new PropagatedContext { TraceId = SpanIds.NewTraceId(), ParentId = 7, Priority = SamplingPriority.AutoKeep }))
            {
                using (traces.Start("query")) { }
                using (TestScope.Begin(traces.Collector, "step")) { }
            }

            Assert.Same(loop, Activity.Current);
            using (traces.Start("poll")) { }
        }

        TraceChunk[] chunks = await traces.FlushAsync();
        Assert.Equal([["query", "step", "message"], ["poll", "loop"]],
            chunks.Select(static chunk => chunk.ToSpans().Select(static span => span.Resource)));
        Assert.All(chunks, static chunk => Assert.Single(chunk.ToSpans().Select(static span => span.TraceId).Distinct()));
    }

    [Fact]
    public async Task AnActivityWithAContextAsItsParent_KeepsThatParent()
    {
        await using CollectedTraces traces = await CollectedTraces.StartAsync();
        var elsewhere =
            new ActivityContext(ActivityTraceId.CreateRandom(), ActivitySpanId.CreateRandom(), ActivityTraceFlags.Recorded, isRemote: true);
        using (TestScope.Begin(traces.Collector, "job"))
        {
            using Activity consumed = traces.Source.StartActivity("consume", ActivityKind.Consumer, elsewhere)!;
            using TestScope step = TestScope.Begin(traces.Collector, "step");
        }

        TraceChunk[] chunks = await traces.FlushAsync();
        Assert.Equal([["step", "consume"], ["job"]], chunks.Select(static chunk => chunk.ToSpans().Select(static span => span.Resource)));
        Assert.Equal(elsewhere.SpanId.ToHexString(), chunks[0].Spans[1].ParentId.ToString("x16", null));
    }

    [Theory]
    [InlineData(true)]
    [InlineData(false)]
    public async Task AnActivityWithAScopeAsItsParent_IsOfItsTrace(bool isOuter)
    {
        await using CollectedTraces traces = await CollectedTraces.StartAsync();
        using (TestScope outer = TestScope.Begin(traces.Collector, "outer"))
        using (TestScope inner = TestScope.Begin(traces.Collector, "inner"))
        {
            var parent = new ActivityContext(ActivityTraceId.CreateFromString(outer.Span.TraceId.ToString("x32", null)),
                ActivitySpanId.CreateFromString((isOuter ? outer : inner).Span.SpanId.ToString("x16", null)), ActivityTraceFlags.Recorded);
            using Activity query = traces.Source.StartActivity("query", ActivityKind.Client, parent)!;
        }

        Assert.Equal(isOuter ? ["outer > inner", "outer > query"] : (string[])["inner > query", "outer > inner"], await TreeAsync(traces));
    }

    [Fact]
    public async Task Headers_NameTheInnermostSpanThatIsSent()
    {
        await using CollectedTraces traces = await CollectedTraces.StartAsync();
        using var propagator = new HeaderReader(traces.Collector);
        using TestScope outer = TestScope.Begin(traces.Collector, "outer");
        using (Activity call = traces.Start("call")) Assert.Equal(HexOf(call), propagator.ParentOf(call));
        using Activity hidden = new Activity("not collected").Start();
        Assert.Equal(outer.Span.SpanId, propagator.ParentOf(hidden));
        Assert.Equal((ulong)outer.Span.TraceId, propagator.TraceOf(hidden));
    }

    [Fact]
    public async Task ADecisionByHand_HoldsForBoth()
    {
        await using CollectedTraces traces = await CollectedTraces.StartAsync();
        using (traces.Start("request"))
        {
            using TestScope scope = TestScope.Begin(traces.Collector, "work");
            scope.LocalSpan.Decide(SamplingPriority.UserDrop);
        }

        TraceChunk chunk = Assert.Single(await traces.FlushAsync());
        Assert.Equal([-1.0], chunk.ToSpans().Select(static span => span.GetMetric("_sampling_priority_v1")).OfType<double>());
    }

    [Fact]
    public async Task TheParentService_IsKnownAcrossBoth()
    {
        await using CollectedTraces traces = await CollectedTraces.StartAsync();
        using (TestScope job = TestScope.Begin(traces.Collector, "job"))
        {
            job.Span.Service = "other";
            using (traces.Start("query")) { }
            using (TestScope.Begin(traces.Collector, "step")) { }
        }

        Assert.Equal([1.0, 1.0, 1.0],
            Assert.Single(await traces.FlushAsync()).ToSpans().Select(static span => span.GetMetric("_dd.top_level")!.Value));
    }

    private static ulong HexOf(Activity activity)
        => ulong.Parse(activity.SpanId.ToHexString(), System.Globalization.NumberStyles.HexNumber, null);

    // Each line is a parent and its child; roots have none.
    private static async Task<string[]> TreeAsync(CollectedTraces traces)
    {
        Span[] spans = [.. Assert.Single(await traces.FlushAsync()).ToSpans()];
        Assert.Single(spans, static span => span.ParentId == 0);
        return [.. spans.Where(static span => span.ParentId != 0)
            .Select(span => $"{spans.Single(parent => parent.SpanId == span.ParentId).Resource} > {span.Resource}")
            .Order(StringComparer.Ordinal)];
    }
}
