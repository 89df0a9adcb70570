using SpanPack.Tracing.Tests.Support;

namespace SpanPack.Tracing.Tests.Spans;

/// <summary>Spans arrive as the program sets them.</summary>
public sealed class SpanTests
{
    [Fact]
    public async Task ASpan_Arrives()
    {
        await using TracedProcess process = await TracedProcess.StartAsync();
        ulong traceId, spanId;
        using (IScope scope = process.Tracer.StartActive("order.checkout"))
        {
            Assert.Same(scope, process.Tracer.ActiveScope);
            (scope.Span.ResourceName, scope.Span.Type, scope.Span.ServiceName) = ("POST /checkout", SpanTypes.Web, "orders");
            scope.Span.SetTag("order.id", "7").SetTag("items", 3);
            (traceId, spanId) = (scope.Span.TraceId, scope.Span.SpanId);
            Assert.Equal((traceId, spanId, "orders"),
                (scope.Span.Context.TraceId, scope.Span.Context.SpanId, scope.Span.Context.ServiceName));
            Assert.Equal("7", scope.Span.GetTag("order.id"));
            Assert.Null(scope.Span.GetTag("items"));
        }

        Assert.Null(process.Tracer.ActiveScope);
        Span span = await process.SpanAsync();
        Assert.Equal(("orders", "order.checkout", "POST /checkout", "web", 0),
            (span.Service, span.Name, span.Resource, span.Type, span.Error));
        Assert.Equal((traceId, spanId, 0UL), ((ulong)span.TraceId, span.SpanId, span.ParentId));
        Assert.Equal(("7", 3), (span.GetTag("order.id"), span.GetMetric("items")));
        Assert.Equal("m", span.GetTag("_dd.svc_src"));
    }

    [Fact]
    public async Task WithoutMore_ASpan_HasTheDefaultService_AndItsNameAsResource()
    {
        await using TracedProcess process = await TracedProcess.StartAsync();
        using (ISpan span = process.Tracer.StartSpan("work")) Assert.Equal(("shop", null), (span.ServiceName, span.ResourceName));

        Span sent = await process.SpanAsync();
        Assert.Equal(("shop", "work", null), (sent.Service, sent.Resource, sent.GetTag("_dd.svc_src")));
    }

    [Fact]
    public async Task AChild_HasTheDefaultService_WhateverItsParentsIs()
    {
        await using TracedProcess process = await TracedProcess.StartAsync();
        using (IScope outer = process.Tracer.StartActive("outer"))
        {
            outer.Span.ServiceName = "orders";
            using IScope inner = process.Tracer.StartActive("inner");
            Assert.Equal("shop", inner.Span.ServiceName);
            inner.Span.ServiceName = "stock";
            inner.Span.ServiceName = null;
        }

        Dictionary<string, Span> spans = await process.SpansAsync();
        Assert.Equal(("orders", "shop"), (spans["outer"].Service, spans["inner"].Service));
        Assert.Null(spans["inner"].GetTag("_dd.svc_src"));
    }

    [Fact]
    public async Task Times_AreThoseOfTheProgram()
    {
        await using TracedProcess process = await TracedProcess.StartAsync();
        var start = new DateTimeOffset(2026, 1, 2, 3, 4, 5, TimeSpan.Zero);
        process.Tracer.StartSpan("work", new SpanCreationSettings { StartTime = start }).Finish(start.AddSeconds(2));
        process.Tracer.StartSpan("back", new SpanCreationSettings { StartTime = start }).Finish(start.AddSeconds(-2));

        Dictionary<string, Span> spans = await process.SpansAsync();
        Assert.Equal((start, TimeSpan.FromSeconds(2)), (spans["work"].StartTime, spans["work"].Elapsed));
        Assert.InRange(spans["back"].Duration, 0, 1); // 0 would be a span that has not ended
    }

    [Fact]
    public async Task AScope_MayLeaveItsSpanOpen()
    {
        await using TracedProcess process = await TracedProcess.StartAsync();
        IScope scope = process.Tracer.StartActive("work", new SpanCreationSettings { FinishOnClose = false });
        scope.Close();
        Assert.Null(process.Tracer.ActiveScope);
        Assert.Empty(await process.ChunksAsync());
        scope.Span.SetTag("late", "yes").Finish();
        Assert.Equal("yes", (await process.SpanAsync()).GetTag("late"));
    }

    [Fact]
    public async Task TypedTags_AreOfTheSpan_AndKeepWhatWasSet()
    {
        await using TracedProcess process = await TracedProcess.StartAsync();
        using (ISpan span = process.Tracer.StartSpan("work"))
        {
            span.SetTag("http.route", "/early").SetTag("own", "1");
            WebServerTags tags = span.Tags<WebServerTags>();
            Assert.Equal("/early", tags.Route);
            (tags.Route, tags.Method) = ("/orders", "GET");
            Assert.Same(tags, span.Tags<WebServerTags>());
            Assert.Same(tags, span.Tags<WebServerTags>());
            Assert.Equal("/orders", span.GetTag("http.route"));
            span.Tags<SqlTags>().DbType = "postgres";
            Assert.Throws<ArgumentException>("span", () => new ForeignSpan().Tags<SqlTags>());
        }

        Span sent = await process.SpanAsync();
        Assert.Equal(("/orders", "GET", "postgres", "1"),
            (sent.GetTag("http.route"), sent.GetTag("http.method"), sent.GetTag("db.type"), sent.GetTag("own")));
    }

    [Fact]
    public async Task Null_IsNoAmbiguousValue()
    {
        await using TracedProcess process = await TracedProcess.StartAsync();
        using (ISpan span = process.Tracer.StartSpan("work"))
        {
            span.SetTag("gone", "x").SetTag("gone", null); // CS0121 if both were members
            span.SetTag("number", 1).SetTag("number", (double?)null);
            Assert.Throws<ArgumentNullException>("key", () => span.SetTag(null!, "x"));
            Assert.Throws<ArgumentNullException>("key", () => span.GetTag(null!));
        }

        Span sent = await process.SpanAsync();
        Assert.Equal((null, null), (sent.GetTag("gone"), sent.GetMetric("number")));
    }

    [Fact]
    public void ASpanOfAnotherImplementation_GetsNumbersAsText()
    {
        var span = new ForeignSpan();
        Assert.Same(span, span.SetTag("n", 1.5));
        Assert.Equal("1.5", span.GetTag("n"));
    }
}
