using System.Diagnostics;
using OpenTelemetry;
using OpenTelemetry.Resources;
using OpenTelemetry.Trace;
using SpanPack.OpenTelemetry.Tests.Support;

namespace SpanPack.OpenTelemetry.Tests.Exporting;

/// <summary>The exporter behind the SDK's own processors: activities come late, and in batches.</summary>
public sealed class SdkProcessorTests
{
    [Fact]
    public async Task SimpleProcessor_MakesAChunkOfEachActivity_AllDecidedAlike()
    {
        await using TestAgent agent = await TestAgent.StartAsync();
        using TracerProvider provider = Build(agent, static exporter => new SimpleActivityExportProcessor(exporter), rate: 0.5);
        for (int i = 0; i < 20; i++) EndTrace(agent);

        Assert.True(provider.ForceFlush());
        Assert.All(agent.Chunks, static chunk => Assert.Equal(1, chunk.SpanCount));
        IGrouping<UInt128, TraceChunk>[] traces = [.. agent.Chunks.GroupBy(static chunk => chunk.Spans[0].TraceId)];
        Assert.Equal(20, traces.Length);
        Assert.All(traces, static trace => Assert.Equal(3, trace.Count()));
        Assert.All(traces, static trace => Assert.Single(trace.Select(static chunk => chunk.Priority()).Distinct()));
        Assert.Equal(2, agent.Chunks.Select(static chunk => chunk.Priority()).Distinct().Count());
    }

    [Fact]
    public async Task BatchProcessor_MakesAChunkOfEachTrace()
    {
        await using TestAgent agent = await TestAgent.StartAsync();
        using (Build(agent, static exporter => new BatchActivityExportProcessor(exporter)))
        {
            for (int i = 0; i < 5; i++) EndTrace(agent);
        }

        Assert.Equal([3, 3, 3, 3, 3], agent.Chunks.Select(static chunk => chunk.SpanCount));
        Assert.All(agent.Chunks, static chunk => Assert.Single(chunk.ToSpans().Select(static span => span.TraceId).Distinct()));
        Assert.All(agent.Spans, static span => Assert.Equal(("shop", "blue"), (span.Service, span.GetTag("team"))));
    }

    [Fact]
    public async Task Batches_AreInAnyOrder()
    {
        await using TestAgent agent = await TestAgent.StartAsync();
        var ended = new List<Activity>();
        using TracerProvider provider = Sdk.CreateTracerProviderBuilder()
            .AddSource(agent.Source.Name)
            .AddProcessor(new CallbackProcessor(ended.Add))
            .Build();
        for (int i = 0; i < 3; i++) EndTrace(agent);
        using var exporter = new DatadogAgentExporter(new DatadogAgentExporterOptions { Agent = agent.Options });
        Activity[] mixed = [ended[8], ended[0], ended[3], ended[1], ended[5], ended[2], ended[7], ended[4]];

        Assert.Equal(ExportResult.Success, exporter.Export(new Batch<Activity>(mixed, mixed.Length)));
        Assert.Equal(ExportResult.Success, exporter.Export(new Batch<Activity>(ended[6])));
        Assert.True(exporter.ForceFlush());
        Assert.Equal([1, 2, 3, 3], agent.Chunks.Select(static chunk => chunk.SpanCount).Order());
        Assert.Equal(9, agent.Spans.Select(static span => span.SpanId).Distinct().Count());
    }

    private static void EndTrace(TestAgent agent)
    {
        using Activity root = agent.Source.StartActivity("root")!;
        agent.Source.StartActivity("first")!.Dispose();
        agent.Source.StartActivity("second")!.Dispose();
    }

    private static TracerProvider Build(TestAgent agent, Func<DatadogAgentExporter, BaseProcessor<Activity>> processor, double rate = 1)
    {
        var options = new DatadogAgentExporterOptions
        {
            Agent = agent.Options,
            Traces = new ActivityTraceOptions { Sampling = new SamplingOptions { Rate = rate, RateLimit = -1 } }
        };
        return Sdk.CreateTracerProviderBuilder()
            .AddSource(agent.Source.Name)
            .ConfigureResource(static resource => resource.AddService("shop").AddAttributes([new("team", "blue")]))
            .AddProcessor(processor(new DatadogAgentExporter(options))).Build();
    }
}
