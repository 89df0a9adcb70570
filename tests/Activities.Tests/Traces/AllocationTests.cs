using System.Diagnostics;
using SpanPack.Activities.Tests.Support;

namespace SpanPack.Activities.Tests.Traces;

/// <summary>What ending an activity costs in memory, until its bytes are in a segment.</summary>
public sealed class AllocationTests
{
    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public async Task EndingWhatWasSeenBefore_AllocatesNothing(bool hasRules)
    {
        var sampling = new SamplingOptions
        {
            Rules = hasRules ? [new SamplingRule { Resource = "POST*", SampleRate = 0.5 }, new SamplingRule { SampleRate = 1 }] : [],
            RateLimit = -1
        };
        await using CollectedTraces traces =
            await CollectedTraces.StartAsync(options => options with { Sampling = sampling, LearnsAtOnce = true });
        using var other = new ActivitySource("SpanPack.Tests.Nobody");
        using var nobody = new ActivityListener
        {
            ShouldListenTo = source => source == other,
            Sample = static (ref _) => ActivitySamplingResult.AllDataAndRecorded
        };
        ActivitySource.AddActivityListener(nobody);

        Assert.Equal(LeastOf(other), LeastOf(traces.Source)); // the framework changes the current activity, which is an object
        Assert.True(traces.Collector.SpanCount > 0);
    }

    private static long LeastOf(ActivitySource source)
    {
        for (int i = 0; i < 200; i++) End(source);
        return Enumerable.Range(0, 20).Min(_ => End(source));
    }

    private static long End(ActivitySource source)
    {
        Activity request = source.StartActivity("GET /orders/{id}", ActivityKind.Server)!;
        request.SetTag("http.request.method", "GET")
            .SetTag("url.path", "/orders/17")
            .SetTag("http.route", "/orders/{id}")
            .SetTag("http.response.status_code", 200);
        Activity query = source.StartActivity("orders", ActivityKind.Client)!;
        query.SetTag("db.system.name", "postgresql").SetTag("db.query.text", "SELECT * FROM orders WHERE id = $1");
        long before = GC.GetAllocatedBytesForCurrentThread();
        query.Stop();
        request.Stop();
        return GC.GetAllocatedBytesForCurrentThread() - before;
    }
}
