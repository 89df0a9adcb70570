using System.Diagnostics;
using SpanPack.Tracing.ExtensionMethods;
using SpanPack.Tracing.Tests.Support;

namespace SpanPack.Tracing.Tests.Spans;

/// <summary>Where an activity is active, it is the active scope: programs set tags on the span of a request.</summary>
public sealed class ActivityScopeTests
{
    [Fact]
    public async Task TheInnermost_IsActive()
    {
        await using TracedProcess process = await TracedProcess.StartAsync();
        using Activity request = process.Source.StartActivity("request")!;
        Assert.Equal(request.SpanId.ToHexString(), process.Tracer.ActiveScope!.Span.SpanId.ToString("x16"));
        Assert.Equal(process.Tracer.ActiveScope, process.Tracer.ActiveScope);
        using (IScope scope = process.Tracer.StartActive("inner"))
        {
            Assert.Same(scope, process.Tracer.ActiveScope);
            using Activity call = process.Source.StartActivity("call")!;
            Assert.NotEqual(scope, process.Tracer.ActiveScope);
            Assert.Equal(call.SpanId.ToHexString(), process.Tracer.ActiveScope!.Span.SpanId.ToString("x16"));
        }

        Assert.Equal(request.SpanId.ToHexString(), process.Tracer.ActiveScope!.Span.SpanId.ToString("x16"));
    }

    [Fact]
    public async Task WhatIsSet_IsOfTheSpan()
    {
        await using TracedProcess process = await TracedProcess.StartAsync();
        using (Activity request = process.Source.StartActivity("request", ActivityKind.Server)!)
        {
            ISpan span = process.Tracer.ActiveScope!.Span;
            Assert.Equal(("request", "request", "shop", null, false),
                (span.OperationName, span.ResourceName, span.ServiceName, span.Type, span.Error));
            (span.OperationName, span.ResourceName, span.ServiceName, span.Type) = ("web.request", "GET /x", "shop", "web");
            span.SetTag("customer", "7").SetTag("items", 3).SetTag("env", "stage").SetTag("version", "9").SetTag("_dd.measured", "true");
            span.SetException(new AggregateException(new TimeoutException("slow")));
            Assert.Equal(("7", null, "stage", "9", true),
                (span.GetTag("customer"), span.GetTag("items"), span.GetTag("env"), span.GetTag("version"), span.Error));
            Assert.Equal(request.TraceId.ToHexString(), span.GetTag("trace.id"));
        }

        Span sent = await process.SpanAsync();
        Assert.Equal(("web.request", "GET /x", "shop", "web", 1), (sent.Name, sent.Resource, sent.Service, sent.Type, sent.Error));
        Assert.Equal(("7", 3, "stage", "9", 1),
            (sent.GetTag("customer"), sent.GetMetric("items"), sent.GetTag("env"), sent.GetTag("version"), sent.GetMetric("_dd.measured")));
        Assert.Equal(("System.TimeoutException", "slow"), (sent.GetTag("error.type"), sent.GetTag("error.msg")));
        Assert.StartsWith("System.TimeoutException", sent.GetTag("error.stack"), StringComparison.Ordinal);
    }

    [Fact]
    public async Task WhatIsNotSet_IsOfTheProcess()
    {
        await using TracedProcess process = await TracedProcess.StartAsync();
        using Activity request = process.Source.StartActivity("request")!;
        ISpan span = process.Tracer.ActiveScope!.Span;

        Assert.Equal(("test", "1.2", null), (span.GetTag("env"), span.GetTag("version"), span.GetTag("_dd.origin")));
        Assert.Equal(request.TraceId.ToHexString()[16..], span.TraceId.ToString("x16"));
        Assert.Equal(request.TraceId.ToHexString()[16..], span.Context.TraceId.ToString("x16"));
        Assert.Single(new HashSet<object> { span, process.Tracer.ActiveScope }); // equal, with one hash
    }

    [Theory]
    [InlineData("manual.keep", "yes", 2)]
    [InlineData("sampling.priority", "UserReject", -1)]
    public async Task TheTrace_IsDecided(string key, string value, int priority)
    {
        await using TracedProcess process = await TracedProcess.StartAsync();
        using (process.Source.StartActivity("request"))
        {
            process.Tracer.ActiveScope!.Span.SetTag(key, value);
            Assert.Equal(priority.ToString(), process.Tracer.ActiveScope.Span.GetTag("sampling.priority"));
        }

        using (process.Source.StartActivity("other")) process.Tracer.ActiveScope!.Span.SetTraceSamplingPriority((SamplingPriority)priority);
        Assert.All(await process.ChunksAsync(), chunk => Assert.Equal(priority, chunk.Spans[0].GetMetric("_sampling_priority_v1")));
    }

    [Fact]
    public async Task WhoBeganTheActivity_EndsIt()
    {
        await using TracedProcess process = await TracedProcess.StartAsync();
        using (Activity request = process.Source.StartActivity("request")!)
        {
            IScope scope = process.Tracer.ActiveScope!;
            scope.Close();
            scope.Dispose();
            scope.Span.Finish();
            scope.Span.Finish(DateTimeOffset.UtcNow);
            scope.Span.Dispose();
            Assert.Same(request, Activity.Current);
            Assert.False(request.IsStopped);
            request.Stop();
            scope.Span.SetTag("late", "x");
        }

        Assert.Null((await process.SpanAsync()).GetTag("late"));
        Assert.Single(process.Logged);
    }

    [Fact]
    public async Task ItIsAParent_AlsoWhenItIsNotCurrent()
    {
        await using TracedProcess process = await TracedProcess.StartAsync();
        ISpanContext context;
        using (process.Source.StartActivity("request"))
        {
            context = process.Tracer.ActiveScope!.Span.Context;
            process.Tracer.StartSpan("at once", new SpanCreationSettings { Parent = context }).Finish();
            using (process.Tracer.StartActive("between"))
                process.Tracer.StartSpan("over", new SpanCreationSettings { Parent = context }).Finish();
        }

        process.Tracer.StartSpan("later", new SpanCreationSettings { Parent = context }).Finish();
        Dictionary<string, Span> spans = await process.SpansAsync();
        Assert.All(["at once", "over", "later"],
            name => Assert.Equal((spans["Internal"].SpanId, spans["Internal"].TraceId), (spans[name].ParentId, spans[name].TraceId)));
    }

    [Fact]
    public async Task AUser_IsOnTheLocalRoot()
    {
        await using TracedProcess process = await TracedProcess.StartAsync();
        using (process.Source.StartActivity("request", ActivityKind.Server))
        {
            using (process.Source.StartActivity("step")) process.Tracer.ActiveScope!.Span.SetUser(new UserDetails("u7"));
            using (IScope scope = process.Tracer.StartActive("scope")) scope.Span.SetUser(new UserDetails("u7") { Name = "Ann" });
        }

        Dictionary<string, Span> spans = await process.SpansAsync();
        Assert.Equal(("u7", "Ann"), (spans["server.request"].GetTag("usr.id"), spans["server.request"].GetTag("usr.name")));
        Assert.Null(spans["scope"].GetTag("usr.id"));
    }
}
