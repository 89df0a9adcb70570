using System.Diagnostics;

namespace SpanPack.Activities.Tests.Traces;

/// <summary>Finding what was decided of a trace again.</summary>
public sealed class LastDecisionsTests
{
    private static readonly PropagatedContext s_inProcess = new() { TraceId = 1, IsRemote = false };

    [Fact]
    public void ATrace_IsFoundAgain_ByAParentOfTheProcessAlone()
    {
        var decisions = new LastDecisions();
        using Activity root = Start();
        TraceSampling first = decisions.FindOrAdd(root, null);

        Assert.Same(first, decisions.FindOrAdd(root, s_inProcess));
        Assert.NotSame(first, decisions.FindOrAdd(root, s_inProcess with { IsRemote = true })); // that of the caller
    }

    [Fact]
    public void ManyTraces_NeverGetThatOfAnother()
    {
        var decisions = new LastDecisions();
        for (int i = 0; i < 4 * LastDecisions.Capacity; i++)
        {
            using Activity root = Start();
            Assert.Equal(root.TraceId, decisions.FindOrAdd(root, s_inProcess).TraceId);
        }
    }

    [Fact]
    public void TracesWithTheSameHash_AreNotTheSame()
    {
        var decisions = new LastDecisions();
        using Activity first = Start("0af7651916cd43dd8448eb211c80319c");
        using Activity second = Start("1af7651916cd43dd8448eb211c80319c");
        TraceSampling ofFirst = decisions.FindOrAdd(first, null);

        Assert.True(decisions.Has(first.TraceId));
        Assert.False(decisions.Has(second.TraceId));
        Assert.NotSame(ofFirst, decisions.FindOrAdd(second, s_inProcess));
    }

    [Fact]
    public void TracesSpread_OverAllPlaces()
    {
        var decisions = new LastDecisions();
        ActivityTraceId[] ids = [.. Enumerable.Range(0, LastDecisions.Capacity / 4).Select(_ => Begin(decisions))];

        Assert.InRange(ids.Count(decisions.Has), ids.Length * 3 / 4, ids.Length); // by chance alone it is 0.88
    }

    private static ActivityTraceId Begin(LastDecisions decisions)
    {
        using Activity root = Start();
        decisions.FindOrAdd(root, null);
        return root.TraceId;
    }

    private static Activity Start(string traceId)
    {
        Activity.Current = null;
        return new Activity("root").SetParentId(ActivityTraceId.CreateFromString(traceId), ActivitySpanId.CreateRandom()).Start();
    }

    private static Activity Start()
    {
        Activity.Current = null;
        return new Activity("root").SetIdFormat(ActivityIdFormat.W3C).Start();
    }
}
