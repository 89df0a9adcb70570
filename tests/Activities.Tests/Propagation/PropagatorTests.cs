using System.Diagnostics;
using SpanPack.Activities.Tests.Support;

namespace SpanPack.Activities.Tests.Propagation;

public class PropagatorTests
{
    private static readonly LocalTraceContext s_context = new()
    {
        TraceId = new UInt128(0x640cfd8d00000000, 123),
        SpanId = 456,
        LastDatadogSpanId = 456,
        Priority = SamplingPriority.UserKeep,
        Origin = "rum",
        Tags = PropagatedTags.Empty.With("_dd.p.dm", "-4"),
        ForeignTraceState = "a=1",
    };

    [Fact]
    public void All_styles_are_written()
    {
        using Activity activity = Remote.Start();
        Headers headers = Remote.Inject(Remote.Propagator(new PropagationOptions { InjectStyles = [.. Enum.GetValues<PropagationStyle>()] },
            new LocalTraces(static _ => s_context)),
            activity);
        Assert.Equal(
            """
            b3: 640cfd8d00000000000000000000007b-00000000000001c8-1
            traceparent: 00-640cfd8d00000000000000000000007b-00000000000001c8-01
            tracestate: dd=s:2;o:rum;p:00000000000001c8;t.dm:-4,a=1
            x-b3-sampled: 1
            x-b3-spanid: 00000000000001c8
            x-b3-traceid: 640cfd8d00000000000000000000007b
            x-datadog-origin: rum
            x-datadog-parent-id: 456
            x-datadog-sampling-priority: 2
            x-datadog-tags: _dd.p.tid=640cfd8d00000000,_dd.p.dm=-4
            x-datadog-trace-id: 123
            """, headers.ToString());
        foreach (PropagationStyle style in new[] { PropagationStyle.B3, PropagationStyle.B3Multi })
        {
            PropagatedContext back = Remote.Extract(Remote.Propagator(new PropagationOptions { ExtractStyles = [style] }), headers)!;
            Assert.Equal((s_context.TraceId, 456UL, SamplingPriority.AutoKeep), (back.TraceId, back.ParentId, back.Priority));
        }
    }

    [Fact]
    public void Nobodys_activity_passes_on_what_came_and_its_own_flag()
    {
        DatadogPropagator propagator = Remote.Propagator(source: new LocalTraces(static _ => null));
        using Activity alone = Remote.Start();
        Headers headers = Remote.Inject(propagator, alone);
        Assert.Equal($"00-{alone.TraceId}-{alone.SpanId}-01", headers["traceparent"]);
        Assert.False(headers.ContainsKey("x-datadog-sampling-priority") || headers.ContainsKey("tracestate")); // the next decides
        Headers came = Remote.Inject(Remote.Propagator(source: new LocalTraces(static _ => s_context)), alone);
        using Activity served = Remote.Serve(propagator, came);
        headers = Remote.Inject(propagator, served);
        Assert.Equal("dd=s:2;o:rum;p:00000000000001c8;t.dm:-4,a=1", headers["tracestate"]);
        Assert.Equal(("2", "_dd.p.tid=640cfd8d00000000,_dd.p.dm=-4"), (headers["x-datadog-sampling-priority"], headers["x-datadog-tags"]));
    }

    [Fact]
    public void Nothing_is_sent_where_there_is_nothing()
    {
        Headers headers = [];
        Remote.Propagator().Inject(null, headers, Headers.Setter);
        using var hierarchical = new Activity("old");
        hierarchical.SetIdFormat(ActivityIdFormat.Hierarchical).Start();
        Remote.Propagator().Inject(hierarchical, headers, Headers.Setter);
        Remote.Propagator().Inject(hierarchical, headers, null);
        Assert.Empty(headers);
    }

    [Theory]
    [InlineData(0, "disabled")]
    [InlineData(30, "inject_max_size")]
    public void What_cannot_be_sent_is_told(int limit, string error)
    {
        var source = new LocalTraces(static _ => s_context);
        using Activity activity = Remote.Start();
        Headers headers = Remote.Inject(Remote.Propagator(new PropagationOptions { MaxTagsLength = limit }, source), activity);
        Assert.False(headers.ContainsKey("x-datadog-tags"));
        Assert.Equal([error], source.Errors);
    }

    [Fact]
    public async Task What_cannot_be_sent_is_a_tag_of_the_local_root()
    {
        await using CollectedTraces traces = await CollectedTraces.StartAsync();
        var propagator = new DatadogPropagator(new PropagationOptions { MaxTagsLength = 0 }); // for the collectors of the process
        using (traces.Start("request"))
        {
            using Activity call = traces.Start("call");
            Assert.Equal("1", Remote.Inject(propagator, call)["x-datadog-sampling-priority"]);
            using Activity nobodys = new Activity("not collected").SetIdFormat(ActivityIdFormat.W3C).SetParentId(
                ActivityTraceId.CreateRandom(), ActivitySpanId.CreateRandom()).Start();
            Assert.Equal(nobodys.SpanId.ToHexString(), Remote.Inject(propagator, nobodys)["traceparent"].Split('-')[2]);
        }

        await traces.FlushAsync();
        Assert.Equal(["call ", "request disabled"],
            traces.Spans.Select(static span => $"{span.Resource} {span.GetTag(PropagationErrors.TagName)}").Order());
    }

    [Fact]
    public async Task Injection_allocates_the_headers_and_no_more()
    {
        // numbers of which the framework keeps no text
        DatadogPropagator propagator =
            Remote.Propagator(source: new LocalTraces(static _ => s_context with { TraceId = 987_654_321, SpanId = 123_456_789 }));
        using Activity activity = Remote.Start();
        long strings = 0, before = 0;
        // which are there already
        DistributedContextPropagator.PropagatorSetterCallback count = (_, name, value)
            => strings += name is "x-datadog-sampling-priority" or "x-datadog-origin" ? 0 : Size(value);
        DistributedContextPropagator.PropagatorSetterCallback nothing = static (_, _, _) => { };
        propagator.Inject(activity, null, count);
        for (long began = Stopwatch.GetTimestamp(); Stopwatch.GetElapsedTime(began) < Patience.Long;)
        {
            before = GC.GetAllocatedBytesForCurrentThread();
            for (int i = 0; i < 100; i++) propagator.Inject(activity, null, nothing);
            if (GC.GetAllocatedBytesForCurrentThread() - before == strings * 100) return;
            await Task.Delay(50); // code that has not run often enough is compiled in a hurry, and puts numbers into objects
        }

        Assert.Equal(strings * 100, GC.GetAllocatedBytesForCurrentThread() - before);
    }

    [Fact]
    public void Decisions_become_tags()
    {
        PropagatedTags kept = DecisionTags.Add(PropagatedTags.Empty,
            new SamplingDecision(SamplingPriority.AutoKeep, SamplingMechanism.AgentRate, 0.5, null, "0.5"));
        Assert.Equal("_dd.p.dm=-1,_dd.p.ksr=0.5", kept.ToString());
        // the first one stays
        Assert.Equal("_dd.p.dm=-1,_dd.p.ksr=0.5",
            DecisionTags.Add(kept, new SamplingDecision(SamplingPriority.UserKeep, SamplingMechanism.Manual, null, null)).ToString());
        Assert.Equal("_dd.p.ksr=0.5",
            DecisionTags.Add(kept, new SamplingDecision(SamplingPriority.UserDrop, SamplingMechanism.Manual, null, null)).ToString());
        Assert.Equal("_dd.p.dm=-0",
            DecisionTags.Add(PropagatedTags.Empty,
                new SamplingDecision(SamplingPriority.AutoKeep, SamplingMechanism.Default, null, null)).ToString());
    }

    [Fact]
    public void Mechanisms_are_decision_makers_by_their_number()
        => Assert.All(Enum.GetValues<SamplingMechanism>().Append((SamplingMechanism)8), static mechanism =>
        {
            Assert.Equal(FormattableString.Invariant($"-{(int)mechanism}"), DecisionTags.NameOf(mechanism));
            Assert.True(DecisionTags.IsValid(DecisionTags.NameOf(mechanism)), mechanism.ToString());
        });

    // object of a string: header, type, length, characters and a zero
    private static long Size(string text) => (22 + (2 * text.Length) + 7) & ~7L;
}
