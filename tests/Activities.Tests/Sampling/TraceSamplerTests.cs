namespace SpanPack.Activities.Tests.Sampling;

public class TraceSamplerTests
{
    private const ulong KeptAtHalf = 1; // 0.06 of all
    private const ulong DroppedAtHalf = ulong.MaxValue; // 0.94 of all

    [Fact]
    public void Without_anything_all_is_kept_by_nobody()
        => Assert.Equal(new SamplingDecision(SamplingPriority.AutoKeep, SamplingMechanism.Default, null, null),
            SamplerSetup.Sampler(new SamplingOptions()).Decide(SamplerSetup.Root()));

    [Fact]
    public void The_first_rule_that_matches_decides()
    {
        SamplingRule[] rules = [new() { Service = "other", SampleRate = 1 }, new() { Service = "SH*", SampleRate = 0.5 },
            new() { SampleRate = 0 }];
        TraceSampler sampler = SamplerSetup.Sampler(new SamplingOptions { Rules = rules, Rate = 1 });

        Assert.Equal(new SamplingDecision(SamplingPriority.UserKeep, SamplingMechanism.LocalRule, 0.5, 1, "0.5"),
            sampler.Decide(SamplerSetup.Root(id: KeptAtHalf)));
        Assert.Equal(new SamplingDecision(SamplingPriority.UserDrop, SamplingMechanism.LocalRule, 0.5, null, "0.5"),
            sampler.Decide(SamplerSetup.Root(id: DroppedAtHalf)));
        Assert.Equal(new SamplingDecision(SamplingPriority.UserDrop, SamplingMechanism.LocalRule, 0, null, "0"),
            sampler.Decide(SamplerSetup.Root(service: "x")));
    }

    [Fact]
    public void The_rate_is_for_what_no_rule_matches()
    {
        TraceSampler sampler = SamplerSetup.Sampler(SamplerSetup.Rules(new SamplingRule { Name = "no" }) with { Rate = 0.5 },
            SamplerSetup.Rates(("service:,env:", 0)));
        Assert.Equal(new SamplingDecision(SamplingPriority.UserKeep, SamplingMechanism.LocalRule, 0.5, 1, "0.5"),
            sampler.Decide(SamplerSetup.Root()));
    }

    [Fact]
    public void The_upper_half_of_the_trace_id_decides_nothing()
    {
        TraceSampler sampler = SamplerSetup.Sampler(new SamplingOptions { Rate = 0.5 });
        Span root = SamplerSetup.Root();
        root.TraceId = new UInt128(ulong.MaxValue, KeptAtHalf);
        Assert.Equal(SamplingPriority.UserKeep, sampler.Decide(root).Priority);
    }

    [Theory]
    [InlineData("shop", "prod", 0.5)]
    [InlineData("Shop", "PROD", 0.5)] // agents write names in lower case
    [InlineData("my shop!", "prod", 0.25)]
    [InlineData("shop", "", 0.75)]
    public void The_agent_has_rates_by_service_and_environment(string service, string environment, double rate)
    {
        AgentSamplingRates rates =
            SamplerSetup.Rates(("service:shop,env:prod", 0.5), ("service:my_shop,env:prod", 0.25), ("service:,env:", 0.75));
        TraceSampler sampler = SamplerSetup.Sampler(new SamplingOptions(), rates, environment);
        Assert.Equal(new SamplingDecision(SamplingPriority.AutoKeep, SamplingMechanism.AgentRate, rate, null,
            FormattableString.Invariant($"{rate}")),
            sampler.Decide(SamplerSetup.Root(service, id: KeptAtHalf)));
        Assert.Equal(SamplingPriority.AutoDrop, sampler.Decide(SamplerSetup.Root(service, id: DroppedAtHalf)).Priority);
    }

    [Fact]
    public void A_service_that_the_agent_says_nothing_of_is_kept_by_nobody()
        => Assert.Equal(SamplingMechanism.Default,
            SamplerSetup.Sampler(new SamplingOptions(), SamplerSetup.Rates(("service:x,env:", 0))).Decide(SamplerSetup.Root()).Mechanism);

    [Fact]
    public void Rates_that_come_later_count()
    {
        AgentSamplingRates rates = SamplerSetup.Rates(("service:,env:", 1));
        var sampler = new TraceSampler(SamplerSetup.Settings(), () => rates, "", "", TimeProvider.System);
        Assert.Equal(SamplingPriority.AutoKeep, sampler.Decide(SamplerSetup.Root()).Priority);
        rates = SamplerSetup.Rates(("service:,env:", 0));
        Assert.Equal(SamplingPriority.AutoDrop, sampler.Decide(SamplerSetup.Root()).Priority);
    }

    [Fact]
    public void Services_that_a_program_makes_up_have_their_rates_and_take_no_memory()
    {
        var shares = new AgentShares(SamplerSetup.Rates(("service:s1,env:", 0.25), ("service:,env:", 0.75)), "");
        int most = 0;
        for (int i = 0; i < 5_000; i++)
        {
            Assert.Equal((0.25, 0.75), (shares.Of("s1")!.Rate, shares.Of($"of tenant {i}")!.Rate));
            most = Math.Max(most, int.Parse(shares.ToString().Split(' ')[^2], null)); // "... 7 services"
        }

        Assert.InRange(most, 1_000, 1_024);
    }

    [Fact]
    public void The_limiter_looks_at_what_rules_keep_and_no_other()
    {
        TraceSampler sampler = SamplerSetup.Sampler(SamplerSetup.Rules(new SamplingRule { Service = "shop" }) with { RateLimit = 1 });
        Assert.Equal((SamplingPriority.UserKeep, 1.0),
            (sampler.Decide(SamplerSetup.Root()).Priority, sampler.Decide(SamplerSetup.Root("x")).LimitRate ?? 1));
        Assert.Equal(new SamplingDecision(SamplingPriority.UserDrop, SamplingMechanism.LocalRule, 1, 0.5, "1"),
            sampler.Decide(SamplerSetup.Root()));
        Assert.Equal(new SamplingDecision(SamplingPriority.AutoKeep, SamplingMechanism.Default, null, null),
            sampler.Decide(SamplerSetup.Root("x")));
    }

    // The agent counts bytes, knows letters of two UTF-16 units, and names what has no letter.
    [Theory]
    [InlineData("жжжжжжжжжжжжжжжжжжжжжжжжжжжжжжжжжжжжжжжжжжжжжжжжжжжж", "жжжжжжжжжжжжжжжжжжжжжжжжжжжжжжжжжжжжжжжжжжжжжжжжжж")]
    [InlineData("Shop 𠮷", "shop_𠮷")]
    [InlineData("!", "unnamed-service")]
    public void A_rate_of_the_agent_is_found_by_the_name_that_the_service_has_there(string service, string name)
    {
        AgentSamplingRates rates = SamplerSetup.Rates(("service:,env:", 1), ($"service:{name},env:𠮷", 0));

        SamplingDecision decision = SamplerSetup.Sampler(new SamplingOptions(), rates, "𠮷").Decide(SamplerSetup.Root(service));
        Assert.Equal(SamplingPriority.AutoDrop, decision.Priority);
    }

    [Fact]
    public void Decisions_allocate_nothing()
    {
        TraceSampler[] samplers =
        [
            SamplerSetup.Sampler(SamplerSetup.Rules(new SamplingRule { Service = "x*",
                Tags = new Dictionary<string, string> { ["number"] = "4*" } }) with { Rate = 0.5,
                RateLimit = 2 }),
            SamplerSetup.Sampler(SamplerSetup.Rules(new SamplingRule { Service = "s*p",
                Tags = new Dictionary<string, string> { ["number"] = "4*" } })),
            SamplerSetup.Sampler(new SamplingOptions(), SamplerSetup.Rates(("service:shop,env:prod", 0.5)), "Prod"),
        ];
        Span root = SamplerSetup.Root();
        root.SetMetric("number", 42);
        Assert.Equal(0, Allocated(samplers, root, 100)); // the first round, which is not counted, finds shares and names
    }

    private static long Allocated(TraceSampler[] samplers, Span root, int rounds)
    {
        long before = 0;
        for (int i = 0; i <= rounds; i++)
        {
            if (i == 1) before = GC.GetAllocatedBytesForCurrentThread();
            foreach (TraceSampler sampler in samplers) sampler.Decide(root);
        }

        return GC.GetAllocatedBytesForCurrentThread() - before;
    }
}
