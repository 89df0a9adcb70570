using System.Diagnostics;
using SpanPack.Agent.Tests.Oracles;

namespace SpanPack.Tracing.Tests.Oracles;

/// <summary>The trace agent's own receiver takes scopes and activities inside each other, keeps them and repairs nothing.</summary>
public sealed class TracerOracleTests
{
    [AgentCheckFact]
    public Task V04_IsKeptAsItIs() => AssertKeptAsync(TraceFormat.V04);

    [AgentCheckFact]
    public Task V1_IsKeptAsItIs() => AssertKeptAsync(TraceFormat.V1);

    private static async Task AssertKeptAsync(TraceFormat format)
    {
        using AgentCheckServer agent = await AgentCheckServer.StartAsync();
        await using AgentWriter writer =
            agent.CreateWriter(new ProcessDescription { Service = "shop", Environment = "test", Version = "1.2" }, format);
        using var source = new ActivitySource($"SpanPack.Tracing.Tests.Oracle.{format}");
        await using var collector = new ActivityTraceCollector(writer,
            new ActivityTraceOptions { IncludedSources = [source.Name], SetsPropagator = false, PartialFlushSpans = 20 });
        var tracer = new Tracer(collector);
        for (int i = 0; i < 100; i++) Work(tracer, source, i);
        await collector.FlushAsync().InTime();

        IReadOnlyList<AgentCheckRequest> requests = await agent.ReadAsync(200);
        Assert.All(requests, static request => Assert.True(request is { Status: 200, IsKept: true }));
        Assert.Empty(requests.SelectMany(static request => request.Repairs));
        Assert.All(requests, static request => Assert.Equal(["SpansReceived"], request.Counters.Keys));
        Assert.Equal(100 * 27, requests.Sum(static request => request.Counters["SpansReceived"]));
    }

    // 27 spans in two chunks: 25 below the root, of which the first 20 are sent before it ends, and a late one.
    private static void Work(Tracer tracer, ActivitySource source, int number)
    {
        ISpan late;
        using (IScope root = tracer.StartActive("job"))
        {
            root.Span.ResourceName = $"job {number}";
            root.Span.Type = SpanTypes.Custom;
            root.Span.SetTag("number", number);
            late = tracer.StartSpan("late");
            for (int i = 0; i < 12; i++)
            {
                using Activity query = source.StartActivity("query", ActivityKind.Client)!;
                query.SetTag("db.system.name", "postgresql");
                using IScope step = tracer.StartActive("step");
                if (i == 3) step.Span.SetException(new InvalidOperationException("no such order"));
            }

            using IScope last = tracer.StartActive("last");
            last.Span.ServiceName = "mail";
        }

        late.Finish();
    }
}
