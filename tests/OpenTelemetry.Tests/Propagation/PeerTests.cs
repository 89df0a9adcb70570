using OpenTelemetry.Context.Propagation;

namespace SpanPack.OpenTelemetry.Tests.Propagation;

/// <summary>OpenTelemetry's own propagators read what ours writes, and ours what they write.</summary>
public sealed class PeerTests
{
    private const int Runs = 300;
    private const int MaxSize = 30; // so that baggage fits into a header

    private static readonly TextMapPropagator s_peer =
        new CompositeTextMapPropagator([new TraceContextPropagator(), new BaggagePropagator()]);
    private static readonly DatadogTextMapPropagator s_w3c = new(new DatadogPropagator(new PropagationOptions
    {
        InjectStyles = [PropagationStyle.TraceContext, PropagationStyle.Baggage],
        ExtractStyles = [PropagationStyle.TraceContext, PropagationStyle.Baggage],
    }));

    private static readonly DatadogTextMapPropagator s_all = new();

    [Fact]
    public void WhatOursWrites_TheirsReads() => Property.Holds(ContextGen.Contexts, Runs, static context =>
    {
        PropagationContext read = Headers.Of(s_all, context).ExtractBy(s_peer);

        AssertSame(context, read);
        Assert.Equal(context.ActivityContext.TraceState, OthersOf(read));
    }, MaxSize);

    [Fact]
    public void WhatTheirsWrites_OursReads() => Property.Holds(ContextGen.Contexts, Runs, static context =>
    {
        foreach (DatadogTextMapPropagator ours in new[] { s_w3c, s_all })
        {
            PropagationContext read = Headers.Of(s_peer, context).ExtractBy(ours);

            AssertSame(context, read);
            Assert.Equal(context.ActivityContext.TraceState, OthersOf(read));
        }
    }, MaxSize);

    [Fact]
    public void WhatOursPassesOn_IsWhatCame() => Property.Holds(ContextGen.Contexts, Runs, static context =>
    {
        PropagationContext passed = Headers.Of(s_all, Headers.Of(s_peer, context).ExtractBy(s_all)).ExtractBy(s_peer);

        AssertSame(context, passed);
        Assert.Equal(context.ActivityContext.TraceState, OthersOf(passed));
    }, MaxSize);

    private static void AssertSame(PropagationContext expected, PropagationContext read)
    {
        Assert.Equal(
            (expected.ActivityContext.TraceId, expected.ActivityContext.SpanId, expected.ActivityContext.TraceFlags, true),
            (read.ActivityContext.TraceId, read.ActivityContext.SpanId, read.ActivityContext.TraceFlags, read.ActivityContext.IsRemote));
        Assert.Equal(expected.Baggage.GetBaggage().OrderBy(static pair => pair.Key, StringComparer.Ordinal),
            read.Baggage.GetBaggage().OrderBy(static pair => pair.Key, StringComparer.Ordinal));
    }

    // Without Datadog's own member.
    private static string? OthersOf(PropagationContext context)
    {
        string others = string.Join(',',
            (context.ActivityContext.TraceState
                ?? "").Split(',').Where(static member => !member.StartsWith("dd=", StringComparison.Ordinal)));
        return others.Length == 0 ? null : others;
    }
}
