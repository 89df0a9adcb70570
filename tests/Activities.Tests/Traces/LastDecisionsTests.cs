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
        DecisionTicket first = decisions.FindOrAdd(RemoteContext.IdOf(root.TraceId), null, out _);
        Assert.False(decisions.HasSharing);

        Assert.Equal(first, decisions.FindOrAdd(RemoteContext.IdOf(root.TraceId), s_inProcess, out _));
        Assert.True(decisions.HasSharing);
        PropagatedContext ofCaller = s_inProcess with { IsRemote = true };
        Assert.NotEqual(first, decisions.FindOrAdd(RemoteContext.IdOf(root.TraceId), ofCaller, out _));
    }

    [Fact]
    public void ManyTraces_NeverGetThatOfAnother()
    {
        var decisions = new LastDecisions();
        for (int i = 0; i < 4 * LastDecisions.Capacity; i++)
        {
            using Activity root = Start();
            DecisionTicket ticket = decisions.FindOrAdd(RemoteContext.IdOf(root.TraceId), s_inProcess, out TraceDecision known);
            Assert.False(known.IsMade);
            decisions.Set(ticket, known.With(known.DecideByHand(SamplingPriority.UserKeep)));
        }
    }

    [Fact]
    public void TracesWithTheSameHash_AreNotTheSame()
    {
        var decisions = new LastDecisions();
        using Activity first = Start("0af7651916cd43dd8448eb211c80319c");
        using Activity second = Start("1af7651916cd43dd8448eb211c80319c");
        DecisionTicket ofFirst = decisions.FindOrAdd(RemoteContext.IdOf(first.TraceId), null, out TraceDecision known);
        decisions.Set(ofFirst, known.With(known.DecideByHand(SamplingPriority.UserKeep)));

        Assert.True(decisions.Has(first.TraceId, TraceIdHash.Of(first.TraceId)));
        Assert.False(decisions.Has(second.TraceId, TraceIdHash.Of(second.TraceId)));
        Assert.NotEqual(ofFirst, decisions.FindOrAdd(RemoteContext.IdOf(second.TraceId), s_inProcess, out TraceDecision ofSecond));
        Assert.False(ofSecond.IsMade || decisions.TryRead(ofFirst, out _)); // driven out
    }

    [Fact]
    public void TheFirstDecision_IsThatOfAllRoots_AndOfNoOtherTrace()
    {
        var decisions = new LastDecisions();
        using Activity root = Start("0af7651916cd43dd8448eb211c80319c");
        using Activity other = Start("1af7651916cd43dd8448eb211c80319c");
        DecisionTicket ticket = decisions.FindOrAdd(RemoteContext.IdOf(root.TraceId), null, out TraceDecision known);
        TraceDecision kept = known.With(known.DecideByHand(SamplingPriority.UserKeep));
        TraceDecision dropped = known.With(known.DecideByHand(SamplingPriority.UserDrop));

        Assert.Equal(SamplingPriority.UserKeep, decisions.SetFirst(ticket, kept).Decision.Priority);
        Assert.Equal(SamplingPriority.UserKeep, decisions.SetFirst(ticket, dropped).Decision.Priority);
        DecisionTicket ofOther = decisions.FindOrAdd(RemoteContext.IdOf(other.TraceId), null, out _);
        Assert.Equal(SamplingPriority.UserDrop, decisions.SetFirst(ticket, dropped).Decision.Priority); // it stands alone
        Assert.False(decisions.TryRead(ofOther, out _));
    }

    [Fact]
    public void TracesSpread_OverAllPlaces()
    {
        var decisions = new LastDecisions();
        ActivityTraceId[] ids = [.. Enumerable.Range(0, LastDecisions.Capacity / 4).Select(_ => Begin(decisions))];

        int known = ids.Count(id => decisions.Has(id, TraceIdHash.Of(id)));
        Assert.InRange(known, ids.Length * 3 / 4, ids.Length); // by chance alone it is 0.88
    }

    private static ActivityTraceId Begin(LastDecisions decisions)
    {
        using Activity root = Start();
        decisions.FindOrAdd(RemoteContext.IdOf(root.TraceId), null, out _);
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
