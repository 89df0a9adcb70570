using System.Diagnostics;
using SpanPack.Activities.Tests.Support;

namespace SpanPack.Activities.Tests.Traces;

/// <summary>Code of the program runs on the thread and in the execution context that end an activity, at its end.</summary>
public sealed class CallbackContextTests
{
    private static readonly AsyncLocal<string?> s_request = new();

    private const int Others = 100; // traces of other requests

    [ThreadStatic]
    private static string? s_ending; // what this thread ends now

    [Fact]
    public async Task Callbacks_SeeTheRequestOfTheirActivity()
    {
        const int Threads = 4, Requests = 100;
        int calls = 0, wrong = 0;
        await using CollectedTraces traces = await CollectedTraces.StartAsync(options => options with
        {
            Filter = activity => Look(activity),
            Enrich = (activity, _) => Look(activity),
        });
        await Task.WhenAll(Enumerable.Range(0, Threads).Select(thread => Task.Run(() =>
        {
            for (int i = 0; i < Requests; i++)
            {
                s_request.Value = $"{thread} {i}";
                s_ending = s_request.Value;
                using (traces.Start(s_request.Value)) traces.Start(s_request.Value).Stop();
                s_ending = null;
            }
        })));

        Assert.Equal(2 * Threads * Requests, (await traces.FlushAsync()).Sum(static chunk => chunk.SpanCount));
        Assert.Equal((2 * 2 * Threads * Requests, 0), (calls, wrong));

        bool Look(Activity activity)
        {
            Interlocked.Increment(ref calls);
            if (s_request.Value != activity.DisplayName || s_ending != activity.DisplayName) Interlocked.Increment(ref wrong);
            return true;
        }
    }

    [Fact]
    public async Task ValuesOfTheProgramsTypes_AreTextAtTheEnd()
    {
        await using CollectedTraces traces = await CollectedTraces.StartAsync();
        await Task.WhenAll(Enumerable.Range(0, 4).Select(thread => Task.Run(() =>
        {
            for (int i = 0; i < 50; i++)
            {
                s_request.Value = $"{thread} {i}";
                using Activity root = traces.Start(s_request.Value).SetTag("tenant", new Tenant());
                using Activity child = traces.Start(s_request.Value).SetTag("tenant", new object[] { 1, new Tenant() });
                child.AddEvent(new ActivityEvent("read", tags: new() { { "tenant", new Tenant() } }));
                root.AddLink(new ActivityLink(child.Context, new() { { "tenant", new Tenant() } }));
            }
        })));

        Span[] spans = [.. (await traces.FlushAsync()).SelectMany(ReceivedSpans.ToSpans)];

        Assert.Equal(400, spans.Length);
        Assert.All(spans, static span => Assert.Contains(span.GetTag("tenant"), (string[])[span.Resource!, $"[1,\"{span.Resource}\"]"]));
        // events are JSON until the agent has said what it takes
        Assert.All(spans,
            static span =>
                Assert.Contains(span.Resource!, span.GetTag("events") ?? ListOf(span)["tenant"].ToString(), StringComparison.Ordinal));
    }

    [Fact]
    public async Task TagsOfASource_AreTextAtTheEndOfItsFirstActivity()
    {
        await using CollectedTraces traces =
            await CollectedTraces.StartAsync(static options => options with { IncludedSources = ["SpanPack.Tests.Tagged"] });
        using var source =
            new ActivitySource("SpanPack.Tests.Tagged", "1", new KeyValuePair<string, object?>[] { new("tenant", new Tenant()) });
        s_request.Value = "first";
        source.StartActivity("first")!.Stop();
        s_request.Value = "another";

        Assert.Equal("first", Assert.Single(await traces.FlushAsync()).Spans[0].GetTag("tenant"));
    }

    [Fact]
    public async Task SlowText_HoldsUpItsOwnRequestAlone()
    {
        using var slow = new SlowText();
        await using CollectedTraces traces = await CollectedTraces.StartAsync();
        Activity activity = traces.Start("slow").SetTag("value", slow);
        Activity.Current = null;
        Task own = Task.Factory.StartNew(activity.Stop, TaskCreationOptions.LongRunning);
        await Wait.UntilAsync(() => activity.IsStopped, "the slow one ends");
        Task others = Task.Run(() =>
        {
            for (int i = 0; i < Others; i++) traces.Start("other").Stop();
        });
        await others.InTime();

        Assert.All(await traces.FlushAsync(), static chunk => Assert.Equal("other", chunk.Spans[0].Resource));
        slow.Release();
        await own.InTime();
        Assert.Equal(Others + 1, (await traces.FlushAsync()).Length);
    }

    [Fact]
    public async Task RootThatIsOpen_IsAskedByNobodyElse()
    {
        SamplingRule rule = new() { SampleRate = 1, Tags = new Dictionary<string, string> { ["tenant"] = "*" } };
        await using CollectedTraces traces = await CollectedTraces.StartAsync(options =>
            options with { MaxWait = TimeSpan.FromMilliseconds(1), Sampling = new SamplingOptions { Rules = [rule] } });
        s_request.Value = "request";
        var tenant = new Tenant();
        using Activity root = traces.Start("request").SetTag("tenant", tenant);
        traces.Start("child").Stop();
        await Wait.UntilAsync(() => traces.Collector.SpanCount == 1, "the child is written by a timer");

        Assert.Equal(0, tenant.Calls);
    }

    [Fact]
    public async Task ValueThatIsSetAfterTheEnd_RunsNoCode()
    {
        await using CollectedTraces traces = await CollectedTraces.StartAsync();
        var tenant = new Tenant();
        using (traces.Start("root"))
        {
            Activity late = traces.Start("late");
            late.Stop();
            late.SetTag("tenant", tenant);
        }

        Assert.Equal(typeof(Tenant).FullName, Assert.Single(await traces.FlushAsync()).Spans[0].GetTag("tenant"));
        Assert.Equal(0, tenant.Calls);
    }

    [Fact]
    public async Task CallbacksThatAlwaysEndActivities_ComeToAnEnd()
    {
        ActivitySource? source = null;
        await using CollectedTraces traces = await CollectedTraces.StartAsync(options => options with
        {
            Enrich = (_, _) => source!.StartActivity("again", ActivityKind.Internal, default(ActivityContext))!.Stop(),
        });
        source = traces.Source;
        traces.Start("request").Stop();

        Assert.InRange((await traces.FlushAsync()).Length, 2, 20);
    }

    private static AttributeList ListOf(Span span) => span.Events is [var item] ? item.Attributes : span.Links[0].Attributes;

    /// <summary>Its text is the request that is current when somebody asks.</summary>
    private sealed class Tenant
    {
        private int _calls;

        internal int Calls => _calls;

        public override string ToString()
        {
            Interlocked.Increment(ref _calls);
            return s_request.Value ?? "none";
        }
    }

    private sealed class SlowText : IDisposable
    {
        private readonly ManualResetEventSlim _gate = new();

        internal void Release() => _gate.Set();

        public override string ToString()
        {
            _gate.Wait(Patience.Long);
            return "slow";
        }

        public void Dispose() => _gate.Dispose();
    }
}
