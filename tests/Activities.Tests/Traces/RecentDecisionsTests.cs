namespace SpanPack.Activities.Tests.Traces;

public sealed class RecentDecisionsTests
{
    private static readonly SamplingDecision s_ofAgent =
        new(SamplingPriority.AutoKeep, SamplingMechanism.AgentRate, 0.37, null, "0.37");

    [Fact]
    public void TracesWithTheSameDecision_ShareOneObject()
    {
        TraceDecision decision = RecentDecisions.After(TraceDecision.None, s_ofAgent);

        Assert.Same(decision, RecentDecisions.After(TraceDecision.None, s_ofAgent));
        Assert.Equal("_dd.p.dm=-1,_dd.p.ksr=0.37", decision.Tags.ToString());
        Assert.True(decision.IsMade && decision.IsOurs);
    }

    [Fact]
    public void EachPartOfADecision_TellsItFromOthers()
    {
        SamplingDecision[] others =
        [
            s_ofAgent with { Priority = SamplingPriority.AutoDrop },
            s_ofAgent with { Mechanism = SamplingMechanism.LocalRule },
            s_ofAgent with { Rate = 0.38 },
            s_ofAgent with { LimitRate = 0.5 },
            s_ofAgent with { RateText = "0.38" },
        ];

        Assert.All(others, static other =>
        {
            TraceDecision decision = RecentDecisions.After(TraceDecision.None, s_ofAgent);
            Assert.False(decision.IsSame(RecentDecisions.After(TraceDecision.None, other)));
            Assert.Equal(other, RecentDecisions.After(TraceDecision.None, other).Decision);
        });
    }

    [Fact]
    public void CallersWithTheSamePriorityAndTags_ShareOneObject()
    {
        PropagatedTags tags = PropagatedTags.Empty.With(PropagatedTags.DecisionMaker, "-4");
        var kept = new PropagatedContext { TraceId = 1, ParentId = 2, Priority = SamplingPriority.UserKeep, Tags = tags };
        TraceDecision decision = RecentDecisions.OfCaller(kept);

        Assert.Same(decision, RecentDecisions.OfCaller(kept with { TraceId = 3 }));
        Assert.Equal((SamplingPriority.UserKeep, tags, false), (decision.Decision.Priority, decision.Tags, decision.IsOurs));
        PropagatedContext dropped = kept with { Priority = SamplingPriority.UserDrop };
        Assert.Equal(SamplingPriority.UserDrop, RecentDecisions.OfCaller(dropped).Decision.Priority);
        Assert.False(RecentDecisions.OfCaller(kept with { Priority = null }).IsMade);
        Assert.Same(tags, RecentDecisions.OfCaller(kept with { Priority = null }).Tags);
    }

    [Fact]
    public void ATraceThatStartsHere_HasNone()
    {
        Assert.Same(TraceDecision.None, RecentDecisions.OfCaller(null));
        Assert.Same(TraceDecision.None, RecentDecisions.OfCaller(new PropagatedContext { TraceId = 1, ParentId = 2 }));
    }
}
