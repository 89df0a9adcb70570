using System.Diagnostics;
using SpanPack.Activities.Tests.Propagation;
using SpanPack.Activities.Tests.Support;

namespace SpanPack.Activities.Tests.Traces;

/// <summary>What headers say reaches the local root, and no other span.</summary>
public sealed class RemoteRootTests
{
    private const string Parent = "00-640cfd8d00000000000000000000007b-00000000000001c8-01";

    [Fact]
    public async Task LastDatadogSpan_IsATagOfTheRoot()
    {
        Span[] spans = await ServeAsync(new Headers { ["traceparent"] = Parent, ["tracestate"] = "dd=s:2;p:00000000000000ff" });

        Assert.Equal([("child", null), ("request", "00000000000000ff")],
            spans.Select(static span => (span.Resource, span.GetTag("_dd.parent_id"))));
    }

    [Fact]
    public async Task TraceThatTheHeadersDoNotAgreeOn_IsALinkOfTheRoot()
    {
        Span[] spans = await ServeAsync(new Headers
        {
            ["x-datadog-trace-id"] = "99", ["x-datadog-parent-id"] = "456",
            ["x-datadog-sampling-priority"] = "2", ["traceparent"] = Parent
        });

        Assert.Equal([0, 1], spans.Select(static span => span.Links.Length));
        Assert.Equal(0x1c8UL, spans[1].Links[0].SpanId);
        Assert.All(spans, static span => Assert.Equal(99UL, span.TraceId));
        Assert.Equal(456UL, spans[1].ParentId);
    }

    [Fact]
    public async Task TraceThatBeginsAnew_HasNoParent()
    {
        Span[] spans =
            await ServeAsync(new Headers { ["traceparent"] = Parent }, new PropagationOptions { Behavior = ExtractionBehavior.Restart });

        Assert.Equal([spans[1].SpanId, 0UL], spans.Select(static span => span.ParentId)); // the activity has one, which the framework needs
        Assert.Equal([0, 1], spans.Select(static span => span.Links.Length));
    }

    [Fact]
    public async Task WhatIsWrongWithTheHeaders_IsATagOfTheRoot()
    {
        Span[] spans =
            await ServeAsync(new Headers { ["x-datadog-trace-id"] = "99", ["x-datadog-parent-id"] = "456", ["x-datadog-tags"] = "no tag" });

        Assert.Equal([("child", null), ("request", "decoding_error")],
            spans.Select(static span => (span.Resource, span.GetTag("_dd.propagation_error"))));
    }

    [Theory]
    [InlineData("2", 2)]
    [InlineData("0", 0)]
    public async Task BelowARequestThatIsNotCollected_TheCallersDecisionCounts(string said, int expected)
    {
        await using CollectedTraces traces = await CollectedTraces.StartAsync();
        var headers = new Headers
        {
            ["x-datadog-trace-id"] = "99", ["x-datadog-parent-id"] = "456", ["x-datadog-sampling-priority"] = said,
            ["x-datadog-origin"] = "rum",
        };
        Remote.Propagator().ExtractTraceIdAndState(headers, Headers.Getter, out string? id, out string? state);
        using (Activity request = new Activity("request").SetParentId(id!))
        {
            request.TraceStateString = state;
            request.Start();
            traces.Start("work").Stop();
        }

        Span work = Assert.Single(Assert.Single(await traces.FlushAsync()).ToSpans());
        Assert.Equal(((UInt128)99, 456UL, (double?)expected, "rum"),
            (work.TraceId, work.ParentId, work.GetMetric("_sampling_priority_v1"), work.GetTag("_dd.origin")));
    }

    [Fact]
    public async Task ALinkToARequest_HasTheTraceStateThatWouldBeSent()
    {
        await using CollectedTraces traces = await CollectedTraces.StartAsync();
        using Activity request = Serve(traces, new Headers
        {
            ["x-datadog-trace-id"] = "99", ["x-datadog-parent-id"] = "456", ["x-datadog-sampling-priority"] = "2",
            ["x-datadog-origin"] = "rum", ["x-datadog-tags"] = $"_dd.p.dm=-4,_dd.p.long={new string('x', 300)}",
        });
        Activity.Current = null;
        ActivityContext foreign = new(request.TraceId, request.SpanId, ActivityTraceFlags.Recorded, "a=1");
        traces.Source.StartActivity(ActivityKind.Internal, links: [new(request.Context), new(foreign)], name: "later")!.Stop();

        SpanLink[] links = Assert.Single(Assert.Single(await traces.FlushAsync()).ToSpans()).Links.ToArray();
        Assert.Equal([$"dd=s:2;o:rum;p:{request.SpanId};t.dm:-4", "a=1"], links.Select(static link => link.TraceState));
    }

    /// <summary>A request with these headers, and a child: the child comes first.</summary>
    private static async Task<Span[]> ServeAsync(Headers headers, PropagationOptions? options = null)
    {
        await using CollectedTraces traces = await CollectedTraces.StartAsync();
        using (Serve(traces, headers, options)) traces.Start("child").Stop();

        return Assert.Single(await traces.FlushAsync()).ToSpans();
    }

    private static Activity Serve(CollectedTraces traces, Headers headers, PropagationOptions? options = null)
    {
        Remote.Propagator(options).ExtractTraceIdAndState(headers, Headers.Getter, out string? id, out string? state);
        Assert.True(ActivityContext.TryParse(id, state, isRemote: true, out ActivityContext context));
        return traces.Source.StartActivity("request", ActivityKind.Server, context)!;
    }
}
