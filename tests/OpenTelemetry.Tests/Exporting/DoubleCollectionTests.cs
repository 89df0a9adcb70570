using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Logging;
using OpenTelemetry;
using OpenTelemetry.Trace;
using SpanPack.OpenTelemetry.Tests.Support;

namespace SpanPack.OpenTelemetry.Tests.Exporting;

/// <summary>A collector that listens beside an exporter: both see the same activities.</summary>
public sealed class DoubleCollectionTests
{
    [Theory]
    [InlineData(false, false)]
    [InlineData(true, false)]
    [InlineData(false, true)]
    public async Task SpansAreSentOnce_AndItIsTold(bool exporterIsFirst, bool isBatched)
    {
        using var told = new MemoryLog();
        await using TestAgent agent = await TestAgent.StartAsync();
        using TracerProvider? early = exporterIsFirst ? Build(agent, told, isBatched) : null;
        await using var writer = new AgentWriter(agent.Options);
        await using (var collector = new ActivityTraceCollector(writer,
            new ActivityTraceOptions
            {
                IncludedSources = [agent.Source.Name], SetsPropagator = false,
                Logger = told.CreateLogger("Collector")
            }))
        using (TracerProvider? late = exporterIsFirst ? null : Build(agent, told, isBatched))
        {
            Assert.Single(told.Lines, static line => line.Contains("twice", StringComparison.Ordinal)); // before the first activity
            using (agent.Source.StartActivity("request")) agent.Source.StartActivity("query")?.Dispose();
            Assert.True((early ?? late)!.ForceFlush());
            await collector.FlushAsync().InTime();
            Assert.Equal(["query", "request"], agent.Spans.Select(static span => span.Resource).Order());
        }

        if (early is null) return;
        agent.Source.StartActivity("the exporter alone")?.Dispose();
        Assert.True(early.ForceFlush());
        Assert.Equal(3, agent.Spans.Length);
    }

    private static TracerProvider Build(TestAgent agent, MemoryLog told, bool isBatched)
    {
        TracerProviderBuilder builder = Sdk.CreateTracerProviderBuilder().AddSource(agent.Source.Name);
        if (!isBatched)
            return builder.ConfigureServices(services => services.AddLogging(logging => logging.AddProvider(told)))
                .AddDatadogAgentExporter(options => options.Agent = agent.Options)
                .Build();
        var options = new DatadogAgentExporterOptions { Agent = agent.Options };
        options.Traces = options.Traces with { Logger = told.CreateLogger("Exporter") };
        return builder.AddProcessor(new BatchActivityExportProcessor(new DatadogAgentExporter(options))).Build();
    }
}
