using System.Diagnostics;
using SpanPack.Tracing.Tests.Support;

namespace SpanPack.Tracing.Tests.Propagation;

/// <summary>Contexts in the headers of messages.</summary>
public sealed class HeaderTests
{
    [Fact]
    public async Task ATrace_GoesOn_InAnotherProcess()
    {
        await using TracedProcess sender = await TracedProcess.StartAsync();
        await using TracedProcess receiver = await TracedProcess.StartAsync();
        Dictionary<string, string> headers;
        using (IScope scope = sender.Tracer.StartActive("send"))
        {
            scope.Span.SetTag("manual.keep", "1").SetTag("_dd.origin", "synthetics");
            headers = Inject(sender, scope.Span.Context);
            Assert.Equal((scope.Span.TraceId.ToString(), scope.Span.SpanId.ToString(), "2"),
                (headers[HttpHeaderNames.TraceId], headers[HttpHeaderNames.ParentId], headers[HttpHeaderNames.SamplingPriority]));
            Assert.Equal("synthetics", headers[HttpHeaderNames.Origin]);
            Assert.Contains("traceparent", headers.Keys);
        }

        ISpanContext context = Extract(receiver, headers)!;
        receiver.Tracer.StartSpan("receive", new SpanCreationSettings { Parent = context }).Finish();
        Span sent = await sender.SpanAsync(), received = await receiver.SpanAsync();
        Assert.Equal((sent.TraceId, sent.SpanId), (received.TraceId, received.ParentId));
        Assert.Equal((sent.TraceId, sent.SpanId, null), (context.GetTraceId128(), context.SpanId, context.ServiceName));
        Assert.Equal((2, "-4", "synthetics"),
            (received.GetMetric("_sampling_priority_v1"), received.GetTag("_dd.p.dm"), received.GetTag("_dd.origin")));
    }

    [Fact]
    public async Task WhatWasExtracted_OrMadeByHand_IsInjectedAsItIs()
    {
        await using TracedProcess process = await TracedProcess.StartAsync();
        Dictionary<string, string> made = Inject(process, SpanContext.Create(new UInt128(1, 2), 3, SamplingPriority.UserKeep));
        Assert.Equal(("2", "3", "2", "00-00000000000000010000000000000002-0000000000000003-01"),
            (made[HttpHeaderNames.TraceId], made[HttpHeaderNames.ParentId], made[HttpHeaderNames.SamplingPriority], made["traceparent"]));
        Assert.Equal(made.OrderBy(static pair => pair.Key), Inject(process, Extract(process, made)!).OrderBy(static pair => pair.Key));
    }

    [Fact]
    public async Task NoContext_SetsNoHeader()
    {
        await using TracedProcess process = await TracedProcess.StartAsync();
        Assert.Empty(Inject(process, SpanContext.None));
        Assert.Empty(Inject(process, null!));
        Assert.Empty(Inject(process, new ForeignSpan { TraceId = 1, SpanId = 2 }));
        Assert.Null(Extract(process, []));
        Assert.Null(Extract(process, new() { [HttpHeaderNames.TraceId] = "no number" }));
    }

    [Fact]
    public async Task AnActivity_IsInjected()
    {
        await using TracedProcess process = await TracedProcess.StartAsync();
        using Activity request = process.Source.StartActivity("request")!;
        ISpanContext context = process.Tracer.ActiveScope!.Span.Context;
        Assert.Equal((request.TraceId.ToHexString(), context.SpanId.ToString()),
            (Inject(process, context)["traceparent"].Split('-')[1], Inject(process, context)[HttpHeaderNames.ParentId]));
    }

    [Fact]
    public async Task WhatCannotBeSent_IsATagOfTheLocalRoot()
    {
        await using TracedProcess process = await TracedProcess.StartAsync(static options => options with
        {
            Propagation = new PropagationOptions { MaxTagsLength = 0 },
        });
        using (process.Tracer.StartActive("root"))
        {
            using IScope child = process.Tracer.StartActive("child");
            Assert.DoesNotContain("x-datadog-tags", Inject(process, child.Span.Context).Keys);
        }

        Dictionary<string, Span> spans = await process.SpansAsync();
        Assert.Equal(("disabled", null), (spans["root"].GetTag("_dd.propagation_error"), spans["child"].GetTag("_dd.propagation_error")));
    }

    [Fact]
    public async Task CodeOfTheProgram_MayThrow_OrGiveNothing()
    {
        await using TracedProcess process = await TracedProcess.StartAsync();
        var extractor = new SpanContextExtractor(process.Tracer);
        Assert.Null(extractor.Extract<object?>(null, static (_, _) => throw new InvalidOperationException()));
        Assert.Null(extractor.Extract<object?>(null, static (_, _) => null!));
        Assert.Null(extractor.Extract<object?>(null, static (_, _) => [null, null]));
        string?[] values = [null, "7"];
        Assert.Equal(7UL,
            extractor.Extract<object?>(null, (_, name) => name is "x-datadog-trace-id" or "x-datadog-parent-id" ? values : [])!.TraceId);
        new SpanContextInjector(process.Tracer).Inject<object?>(null, static (_, _, _) => throw new InvalidOperationException(),
            new SpanContext(1, 2));
        Assert.Single(process.Logged, static text => text.Contains("header threw", StringComparison.Ordinal));
    }

    [Fact]
    public async Task TwinsWithDataStreams_AreTheSame()
    {
        await using TracedProcess process = await TracedProcess.StartAsync();
        var headers = new Dictionary<string, string>();
        new SpanContextInjector(process.Tracer).InjectIncludingDsm(headers, static (all, name, value) => all[name] = value,
            new SpanContext(5, 6), "kafka", "orders");
        ISpanContext? context = new SpanContextExtractor(process.Tracer).ExtractIncludingDsm(headers,
            static (all, name) => all.TryGetValue(name, out string? value) ? [value] : [], "kafka", "orders");
        Assert.Equal((5UL, 6UL), (context!.TraceId, context.SpanId));
        Assert.Throws<ArgumentNullException>("target",
            () => new SpanContextInjector(process.Tracer).InjectIncludingDsm(headers, static (_, _, _) => { }, context, "kafka", null!));
        Assert.Throws<ArgumentNullException>("messageType",
            () => new SpanContextExtractor(process.Tracer).ExtractIncludingDsm(headers, static (_, _) => [], null!, "x"));
    }

    internal static Dictionary<string, string> Inject(TracedProcess process, ISpanContext context)
    {
        var headers = new Dictionary<string, string>();
        new SpanContextInjector(process.Tracer).Inject(headers, static (all, name, value) => all[name] = value, context);
        return headers;
    }

    internal static ISpanContext? Extract(TracedProcess process, Dictionary<string, string> headers)
        => new SpanContextExtractor(process.Tracer).Extract(headers,
            static (all, name) => all.TryGetValue(name, out string? value) ? [value] : []);
}
