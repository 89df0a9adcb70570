using System.Diagnostics;
using SpanPack.Tracing.Tests.Support;

namespace SpanPack.Tracing.Tests.Spans;

/// <summary>Misuse has no effect, is counted, and is logged once.</summary>
public sealed class MisuseTests
{
    [Fact]
    public async Task TheFirstEnd_Counts()
    {
        await using TracedProcess process = await TracedProcess.StartAsync();
        DateTimeOffset start = DateTimeOffset.UtcNow;
        ISpan span = process.Tracer.StartSpan("work", new SpanCreationSettings { StartTime = start });
        span.Finish(start.AddSeconds(1));
        span.Finish(start.AddSeconds(5));
        span.Dispose();

        Assert.Equal(TimeSpan.FromSeconds(1), (await process.SpanAsync()).Elapsed);
        Assert.Single(process.Logged, static text => text.Contains("ended more than once", StringComparison.Ordinal));
    }

    [Fact]
    public async Task AfterTheEnd_NothingChanges()
    {
        await using TracedProcess process = await TracedProcess.StartAsync();
        ISpan span = process.Tracer.StartSpan("work");
        span.Finish();
        span.SetTag("a", "1").SetTag("b", 2).SetTag("env", "x");
        span.SetException(new TimeoutException());
        span.SetUser(new UserDetails("u"));
        (span.OperationName, span.ResourceName, span.ServiceName, span.Type, span.Error) = ("o", "r", "s", "t", true);

        Assert.Equal(("work", "work", "shop", null, false, null),
            (span.OperationName, span.ResourceName, span.ServiceName, span.Type, span.Error, span.GetTag("a")));
        Assert.NotNull(span.Tags<SqlTags>());
        Span sent = await process.SpanAsync();
        Assert.Equal(("work", "work", "shop", null, 0, null),
            (sent.Name, sent.Resource, sent.Service, sent.GetTag("usr.id"), sent.Error, sent.GetTag("error.type")));
        Assert.Equal("test", sent.GetTag("env"));
        Assert.Single(process.Logged, static text => text.Contains("changed after its end", StringComparison.Ordinal));
    }

    [Fact]
    public async Task ScopesOutOfOrder_LeaveTheActiveOne()
    {
        await using TracedProcess process = await TracedProcess.StartAsync();
        IScope outer = process.Tracer.StartActive("outer"), inner = process.Tracer.StartActive("inner");
        outer.Close();
        Assert.Same(inner, process.Tracer.ActiveScope);
        inner.Close();
        inner.Dispose(); // has no effect

        Dictionary<string, Span> spans = await process.SpansAsync();
        Assert.Equal(spans["outer"].SpanId, spans["inner"].ParentId);
        Assert.Single(process.Logged, static text => text.Contains("closed while another one was active", StringComparison.Ordinal));
    }

    [Fact]
    public async Task ScopesOutOfOrder_LeaveNoneActive()
    {
        await using TracedProcess process = await TracedProcess.StartAsync();
        using Activity request = process.Source.StartActivity("request")!;
        IScope first = process.Tracer.StartActive("first", new SpanCreationSettings { Parent = SpanContext.None });
        IScope second = process.Tracer.StartActive("second"), third = process.Tracer.StartActive("third");
        second.Close();
        first.Close();
        Assert.Same(third, process.Tracer.ActiveScope);
        third.Close();
        Assert.Same(request, Activity.Current);
        request.Stop();
        Assert.Null(process.Tracer.ActiveScope);
        process.Tracer.StartActive("next").Close();

        Dictionary<string, Span> spans = await process.SpansAsync();
        Assert.Equal(spans["first"].TraceId, spans["third"].TraceId);
        Assert.Equal((0ul, true), (spans["next"].ParentId, spans["next"].TraceId != spans["first"].TraceId));
    }

    [Fact]
    public async Task WorkThatGoesOnAfterAScope_StaysInItsTrace()
    {
        await using TracedProcess process = await TracedProcess.StartAsync();
        IScope request = process.Tracer.StartActive("request");
        var closed = new TaskCompletionSource(TaskCreationOptions.RunContinuationsAsynchronously);
        Task work = Task.Run(async () =>
        {
            using (process.Tracer.StartActive("first")) await closed.Task;
            process.Tracer.StartActive("second").Close();
        });
        request.Close();
        closed.SetResult();
        await work.InTime();

        Dictionary<string, Span> spans = await process.SpansAsync();
        Assert.Equal(spans["request"].SpanId, spans["second"].ParentId);
    }

    [Fact]
    public async Task AfterTheCollector_NothingThrows()
    {
        await using TracedProcess process = await TracedProcess.StartAsync();
        IScope before = process.Tracer.StartActive("before");
        await process.Collector.DisposeAsync();
        await process.Collector.Writer.DisposeAsync();
        process.Tracer.StartActive("after").Close();
        new SpanContextInjector(process.Tracer).Inject(1, static (_, _, _) => { }, before.Span.Context);
        before.Close();
        await process.Tracer.ForceFlushAsync().InTime();
    }

    [Fact]
    public async Task AScopeOfAnotherThread_IsClosed_AndItsSpanEnds()
    {
        await using TracedProcess process = await TracedProcess.StartAsync();
        IScope scope = await Task.Run(() => process.Tracer.StartActive("work"));
        Assert.Null(process.Tracer.ActiveScope);
        scope.Close();

        Assert.Equal("work", (await process.SpanAsync()).Name);
        Assert.Single(process.Logged, static text => text.Contains("closed while another one was active", StringComparison.Ordinal));
    }

    [Fact]
    public async Task EndingTheSpanOfAScope_IsNoMisuse()
    {
        await using TracedProcess process = await TracedProcess.StartAsync();
        using (IScope scope = process.Tracer.StartActive("work")) scope.Span.Finish();
        await process.SpanAsync();
        Assert.Empty(process.Logged);
    }
}
