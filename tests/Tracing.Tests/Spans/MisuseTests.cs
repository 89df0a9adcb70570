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
