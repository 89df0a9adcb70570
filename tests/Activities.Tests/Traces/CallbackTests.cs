using System.Diagnostics;
using Microsoft.Extensions.Logging;
using Microsoft.Extensions.Time.Testing;
using SpanPack.Activities.Tests.Support;

namespace SpanPack.Activities.Tests.Traces;

/// <summary>What programs leave out and change, before anything is encoded.</summary>
public sealed class CallbackTests
{
    private const int Others = 100; // traces of other requests

    [Fact]
    public async Task RootThatIsLeftOut_TakesItsTraceWithIt()
    {
        await using CollectedTraces traces = await CollectedTraces.StartAsync(static options =>
            options with { Filter = static activity => activity.DisplayName != "health" });
        Activity? late;
        using (traces.Start("health"))
        {
            traces.Start("query").Stop();
            late = traces.Start("late");
            Activity.Current = late.Parent;
        }

        late.Stop();
        Activity.Current = null;
        traces.Start("request").Stop();

        Assert.Equal(["request"], (await traces.FlushAsync()).Select(static chunk => chunk.Spans[0].Resource));
    }

    [Fact]
    public async Task ChildrenOfASpanThatIsLeftOut_GetItsParent()
    {
        await using CollectedTraces traces = await CollectedTraces.StartAsync(static options =>
            options with { Filter = static activity => !activity.DisplayName.StartsWith("noise", StringComparison.Ordinal) });
        using (traces.Start("request"))
        using (traces.Start("noise 1"))
        using (traces.Start("noise 2"))
        using (traces.Start("query")) { }

        TraceChunk chunk = Assert.Single(await traces.FlushAsync());

        Assert.Equal(["query", "request"], chunk.ToSpans().Select(static span => span.Resource));
        Assert.Equal(chunk.Spans[1].SpanId, chunk.Spans[0].ParentId);
    }

    [Fact]
    public async Task Enriching_ChangesWhatIsSent()
    {
        await using CollectedTraces traces = await CollectedTraces.StartAsync(static options => options with
        {
            Enrich = static (activity, span) =>
            {
                span.Resource = $"{activity.DisplayName}!";
                span.SetTag("card", null);
                span.SetTag("shop", "7");
            },
        });
        traces.Start("request").SetTag("card", "4111").Stop();

        Span span = Assert.Single(await traces.FlushAsync()).Spans[0];

        Assert.Equal(("request!", null, "7"), (span.Resource, span.GetTag("card"), span.GetTag("shop")));
    }

    [Fact]
    public async Task ServiceThatIsChanged_IsTheParentsForItsChildren_HoweverMany()
    {
        await using CollectedTraces traces = await CollectedTraces.StartAsync(static options => options with
        {
            Enrich = static (activity, span) =>
            {
                if (activity.DisplayName != "request") span.Service = "invoices";
            },
        });
        using (traces.Start("request"))
        using (traces.Start("process"))
        {
            for (int i = 0; i < 3 * FinishedActivities.Near; i++) traces.Start("call").Stop();
        }

        TraceChunk chunk = Assert.Single(await traces.FlushAsync());

        Assert.Equal(["process", "request"],
            chunk.ToSpans().Where(static span => span.GetMetric("_dd.top_level") == 1).Select(static span => span.Resource));
    }

    [Fact]
    public async Task CallbacksThatThrow_CostNoSpan_AndAreLoggedOnce()
    {
        var log = new CountingLogger();
        await using CollectedTraces traces = await CollectedTraces.StartAsync(options => options with
        {
            Logger = log,
            Filter = static _ => throw new InvalidOperationException("filter"),
            Enrich = static (_, _) => throw new InvalidOperationException("enrich"),
        });
        for (int i = 0; i < 5; i++) traces.Start("request").Stop();

        Assert.Equal(5, (await traces.FlushAsync()).Length);
        Assert.Equal(1, log.Errors);
    }

    [Fact]
    public async Task CallbackThatEndsActivities_DoesNoHarm()
    {
        ActivitySource? source = null;
        await using CollectedTraces traces = await CollectedTraces.StartAsync(options => options with
        {
            Enrich = (activity, _) =>
            {
                if (activity.DisplayName == "request")
                    source!.StartActivity("from the callback", ActivityKind.Internal, default(ActivityContext))!.Stop();
            },
        });
        source = traces.Source;
        traces.Start("request").Stop();

        Assert.Equal(["from the callback", "request"], (await traces.FlushAsync()).Select(static chunk => chunk.Spans[0].Resource).Order());
    }

    private sealed class CountingLogger : ILogger
    {
        internal int Errors { get; private set; }

        public IDisposable? BeginScope<TState>(TState state)
            where TState : notnull => null;

        public bool IsEnabled(LogLevel logLevel) => true;

        public void Log<TState>(LogLevel logLevel, EventId eventId, TState state, Exception? exception,
            Func<TState, Exception?, string> formatter)
        {
            if (logLevel == LogLevel.Error) Errors++;
        }
    }

    // Variables are read while a collector is made, and never in a loop.
    [Fact]
    public async Task ProviderOfSettingsThatThrowsLater_IsAskedNoMore()
    {
        bool isMade = false;
        await using CollectedTraces traces = await CollectedTraces.StartAsync(options => options with
        {
            MaxWait = TimeSpan.FromMilliseconds(1),
            ReadVariable = name => Volatile.Read(ref isMade) ? throw new InvalidOperationException(name) : null,
        });
        Volatile.Write(ref isMade, true);
        using Activity root = traces.Start("root");
        traces.Start("child").Stop();
        await Wait.UntilAsync(() => traces.Collector.SpanCount == 1, "the child is written by a timer");
        for (int i = 0; i < Others; i++) traces.Start("next").Stop();
        root.Stop();

        Assert.Equal(2 + Others, (await traces.FlushAsync()).Sum(static chunk => chunk.SpanCount));
    }

    // What a timer throws would end the process; what the end of an activity throws, the request.
    [Fact]
    public async Task CallbacksAndALoggerThatThrow_ReachNeitherTheTimerNorTheProgram()
    {
        var time = new FakeTimeProvider();
        var logger = new ThrowingLogger();
        await using CollectedTraces traces = await CollectedTraces.StartAsync(options => options with
        {
            Time = time,
            Logger = logger,
            Filter = static _ => throw new InvalidOperationException("a filter"),
            Enrich = static (_, _) => throw new InvalidOperationException("a callback"),
        });
        Activity root = traces.Start("root");
        traces.Start("first").Stop();
        time.Advance(2 * new ActivityTraceOptions().MaxWait); // by the timer
        Assert.Equal(1, traces.Collector.SpanCount);
        root.Stop();
        for (int i = 0; i < Others; i++) traces.Start("next").Stop(); // by the program

        Assert.Equal(2 + Others, (await traces.FlushAsync()).Length);
        Assert.NotEqual(0, logger.Calls);
    }
}
