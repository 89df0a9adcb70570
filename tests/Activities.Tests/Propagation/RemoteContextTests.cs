using System.Diagnostics;
using SpanPack.Activities.Tests.Support;

namespace SpanPack.Activities.Tests.Propagation;

public class RemoteContextTests
{
    private const string Parent = "00-640cfd8d00000000000000000000007b-00000000000001c8-01";

    [Fact]
    public void An_activity_that_nobody_called_has_none()
    {
        using Activity activity = Remote.Start();
        using Activity child = Remote.Start();
        Assert.Null(RemoteContext.Of(activity));
        Assert.Null(RemoteContext.Of(child));
    }

    [Theory]
    [InlineData("dd=s:2;o:rum;p:00000000000000ff;t.dm:-4,a=1",
        "640cfd8d00000000000000000000007b|00000000000001c8|2|rum|_dd.p.dm=-4|00000000000000ff|a=1||")]
    [InlineData("dd=s:0;t.dm:-4", "640cfd8d00000000000000000000007b|00000000000001c8|1||_dd.p.dm=-0|0000000000000000|||")]
    [InlineData(null, "640cfd8d00000000000000000000007b|00000000000001c8|1||_dd.p.dm=-0|0000000000000000|||")]
    public void What_another_propagator_has_read_is_W3Cs(string? state, string expected)
    {
        ActivityContext.TryParse(Parent, state, isRemote: true, out ActivityContext context);
        using Activity activity = Start(context);
        Assert.Equal(expected, Remote.Describe(RemoteContext.Of(activity)));
        using var old = new Activity("old");
        old.SetParentId(Parent);
        old.TraceStateString = state;
        old.Start();
        Assert.Equal(expected, Remote.Describe(RemoteContext.Of(old)));
    }

    [Fact]
    public void A_context_of_the_process_is_not_remote()
    {
        using Activity origin = Remote.Start();
        Activity.Current = null;
        using Activity activity = Start(origin.Context);
        PropagatedContext context = RemoteContext.Of(activity)!;
        Assert.Equal((false, (SamplingPriority?)null, null, 0UL),
            (context.IsRemote, context.Priority, context.LastParentId, context.LastDatadogSpanId));
        Assert.Equal(RemoteContext.IdOf(origin.SpanId), context.ParentId);
    }

    [Fact]
    public void What_crosses_needs_no_table_where_a_tracestate_can_say_it()
    {
        var headers = new Headers
        {
            ["x-datadog-trace-id"] = "123", ["x-datadog-parent-id"] = "456", ["x-datadog-sampling-priority"] = "2",
            ["x-datadog-origin"] = "rum", ["x-datadog-tags"] = "_dd.p.dm=-4,_dd.p.tid=640cfd8d00000000"
        };
        Remote.Propagator().ExtractTraceIdAndState(headers, Headers.Getter, out string? id, out string? state);
        Assert.Equal((Parent, "dd=p:;s:2;o:rum;t.dm:-4"), (id, state));
        ActivityContext.TryParse(id, new string(state), isRemote: true, out ActivityContext context); // another object: no table knows it
        using Activity activity = Start(context);
        Assert.Equal("640cfd8d00000000000000000000007b|00000000000001c8|2|rum|_dd.p.dm=-4||||",
            Remote.Describe(RemoteContext.Of(activity)));
    }

    [Fact]
    public void W3Cs_headers_go_to_the_activity_as_they_came()
    {
        var headers = new Headers { ["traceparent"] = new string(Parent), ["tracestate"] = "dd=s:2;o:rum;t.dm:-4,a=1" };
        Remote.Propagator().ExtractTraceIdAndState(headers, Headers.Getter, out string? id, out string? state);
        Assert.Same(headers["traceparent"], id);
        Assert.Same(headers["tracestate"], state);
        Remote.Propagator().ExtractTraceIdAndState(new Headers { ["traceparent"] = Parent }, Headers.Getter, out _, out state);
        Assert.Null(state);
    }

    [Theory]
    [InlineData("01-640cfd8d00000000000000000000007b-00000000000001c8-01-more", "a=1", "dd=p:0000000000000000;s:1;t.dm:-0,a=1")]
    [InlineData("00-640cfd8d00000000000000000000007b-00000000000001c8-03", "a=1", "dd=p:0000000000000000;s:1;t.dm:-0,a=1")]
    [InlineData(Parent, "dd=p:00000000000000ff;s:-1", "dd=p:00000000000000ff;s:1;t.dm:-0")] // as this process writes it, which is believed
    public void W3Cs_headers_that_would_not_be_read_back_are_written_anew(string parent, string state, string expected)
    {
        Remote.Propagator()
            .ExtractTraceIdAndState(new Headers { ["traceparent"] = parent, ["tracestate"] = state }, Headers.Getter, out string? id,
                out string? written);
        Assert.Equal((Parent, expected), (id, written));
    }

    [Fact]
    public void The_local_root_gets_the_context_itself_and_takes_it_away()
    {
        using Activity activity =
            Remote.Serve(Remote.Propagator(), new Headers { ["traceparent"] = Parent, ["tracestate"] = "dd=s:2;o:rum;t.dm:-4,a=1" });
        PropagatedContext context = RemoteContext.Of(activity)!;
        Assert.Same(context, RemoteContext.Of(activity, takes: true));
        PropagatedContext parsed = RemoteContext.Of(activity)!;
        Assert.NotSame(context, parsed);
        Assert.Equal(Remote.Describe(context), Remote.Describe(parsed));
    }

    [Fact]
    public void Links_cross_and_stay_in_the_process()
    {
        var headers = new Headers
        {
            ["x-datadog-trace-id"] = "99", ["x-datadog-parent-id"] = "456", ["x-datadog-sampling-priority"] = "0",
            ["traceparent"] = Parent, ["tracestate"] = "dd=s:2;t.dm:-4,a=1"
        };
        using Activity activity = Remote.Serve(Remote.Propagator(), headers);
        SpanLink link = RemoteContext.Of(activity)!.Links.Single();
        Assert.Equal((0x1c8UL, 0x80000001u, "dd=s:2;t.dm:-4,a=1"), (link.SpanId, link.Flags, link.TraceState));
        Headers sent = Remote.Inject(Remote.Propagator(), activity);
        Assert.Equal(("99", "0", $"00-{99:x32}-{activity.SpanId}-00"),
            (sent["x-datadog-trace-id"], sent["x-datadog-sampling-priority"], sent["traceparent"]));
        Assert.Equal("dd=s:0;p:00000000000001c8", sent["tracestate"]); // the other trace's members are its own
    }

    [Fact]
    public void A_new_trace_has_no_parent_for_Datadog_and_a_sampled_one_for_others()
    {
        var headers = new Headers { ["traceparent"] = Parent };
        using Activity activity =
            Remote.Serve(Remote.Propagator(new PropagationOptions { Behavior = ExtractionBehavior.Restart }), headers);
        PropagatedContext context = RemoteContext.Of(activity)!;
        Assert.Equal((0UL, RemoteContext.IdOf(activity.TraceId), "propagation_behavior_extract"),
            (context.ParentId, context.TraceId, context.Links.Single().Attributes["reason"].AsString()));
        Assert.EndsWith("-01", activity.ParentId!, StringComparison.Ordinal);
        Assert.NotEqual("640cfd8d00000000000000000000007b", activity.TraceId.ToString());
    }

    [Fact]
    public async Task The_table_forgets_with_the_activity() => await Wait.UntilCollectedAsync(ServeAndForget(), "the state is collected");

    [System.Runtime.CompilerServices.MethodImpl(System.Runtime.CompilerServices.MethodImplOptions.NoInlining)]
    private static WeakReference ServeAndForget()
    {
        Remote.Propagator().ExtractTraceIdAndState(new Headers { ["traceparent"] = "x" }, Headers.Getter, out _, out string? state);
        return new WeakReference(state!);
    }

    private static Activity Start(ActivityContext context)
    {
        using var source = new ActivitySource("SpanPack.Activities.Tests.Propagation.Contexts");
        using ActivityListener listener = source.Listen();
        return source.StartActivity("request", ActivityKind.Server, context)!;
    }
}
