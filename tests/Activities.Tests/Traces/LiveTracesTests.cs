using System.Diagnostics;
using Microsoft.Extensions.Time.Testing;
using SpanPack.Activities.Tests.Support;

namespace SpanPack.Activities.Tests.Traces;

/// <summary>Finding traces by their local roots, in a table that has no room for all.</summary>
public sealed class LiveTracesTests
{
    [Fact]
    public void ATrace_IsFoundByItsRoot_UntilItIsRemoved()
    {
        var live = new LiveTraces();
        LocalTrace trace = Begin(), other = Begin(trace.Root!.TraceId);

        Assert.True(live.TryAdd(trace));
        Assert.False(live.TryAdd(other)); // there is no room
        Assert.Same(trace, Find(live, trace));
        Assert.Null(Find(live, other));
        Assert.False(live.Remove(other));
        Assert.True(live.Remove(trace));
        Assert.Null(Find(live, trace));
    }

    [Fact]
    public void ATraceThatWasThereTheLastTime_IsMoved()
    {
        var live = new LiveTraces();
        LocalTrace trace = Begin();
        live.TryAdd(trace);
        List<LocalTrace> moved = [];

        live.MoveOld(moved.Add);
        Assert.Same(trace, Find(live, trace));
        live.MoveOld(old =>
        {
            Assert.Same(old, Find(live, old)); // found here, until it is found elsewhere
            moved.Add(old);
        });
        Assert.Null(Find(live, trace));
        Assert.Equal([trace], moved);
    }

    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public async Task TracesWithoutRoomInTheTable_AreCollectedAllTheSame(bool endsLate)
    {
        await using CollectedTraces traces = await CollectedTraces.StartAsync();
        var id = ActivityTraceId.CreateRandom();
        Activity[] roots = [.. Enumerable.Range(0, 3).Select(_ => StartRoot(traces, id))];
        Activity[] children = [.. roots.Select(root => traces.Source.StartActivity("child", ActivityKind.Internal, root.Context)!)];
        foreach ((Activity root, Activity child) in roots.Zip(children))
        {
            Activity.Current = root;
            Activity inner = traces.Start("inner");
            if (!endsLate) inner.Stop();
            child.Stop();
            root.Stop();
            if (endsLate) inner.Stop();
        }

        Assert.Equal([3, 3, 3],
            (await traces.FlushAsync()).SelectMany(ReceivedSpans.ToSpans)
                .GroupBy(static span => span.Resource)
                .Select(static group => group.Count()));
    }

    [Fact]
    public async Task ATraceThatHasEnded_IsForgotten()
    {
        // whose timers move nothing
        await using CollectedTraces traces =
            await CollectedTraces.StartAsync(static options => options with { Time = new FakeTimeProvider() });
        WeakReference root = End(traces);
        Activity.Current = null; // before the flush, whose tasks keep the context that they began in
        await traces.FlushAsync();
        await Wait.UntilCollectedAsync(root, "the root is collected");

        static WeakReference End(CollectedTraces traces)
        {
            Activity root = traces.Start("request");
            traces.Start("child").Stop();
            root.Stop();
            return new WeakReference(root);
        }
    }

    private static Activity StartRoot(CollectedTraces traces, ActivityTraceId id)
    {
        Activity.Current = null;
        return traces.Source.StartActivity("root", ActivityKind.Server,
            new ActivityContext(id, ActivitySpanId.CreateRandom(), ActivityTraceFlags.Recorded, isRemote: true))!;
    }

    private static LocalTrace? Find(LiveTraces live, LocalTrace trace) => live.Find(trace.Root!, TraceIdHash.Of(trace.Root!.TraceId));

    private static LocalTrace Begin(ActivityTraceId? id = null)
    {
        Activity.Current = null;
        Activity root = new Activity("root").SetParentId(id ?? ActivityTraceId.CreateRandom(), ActivitySpanId.CreateRandom()).Start();
        Activity.Current = null;
        var trace = new LocalTrace();
        trace.BeginWith(root, null, decisions: null);
        return trace;
    }
}
