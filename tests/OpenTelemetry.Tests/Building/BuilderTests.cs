using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Logging;
using OpenTelemetry;
using OpenTelemetry.Trace;
using SpanPack.OpenTelemetry.Tests.Support;

namespace SpanPack.OpenTelemetry.Tests.Building;

/// <summary>Options come from the call, or from services.</summary>
public sealed class BuilderTests
{
    [Fact]
    public async Task Options_OfServices_AreTaken_AndTheCallChangesThem()
    {
        await using TestAgent agent = await TestAgent.StartAsync();
        using TracerProvider provider = Sdk.CreateTracerProviderBuilder().AddSource(agent.Source.Name)
            .ConfigureServices(services => services.Configure<DatadogAgentExporterOptions>(options => options.Agent = agent.Options))
            .AddDatadogAgentExporter(static options => options.Traces = options.Traces with { Enrich = static (_, span) => span.SetTag("enriched", "yes") })
            .Build();
        agent.Source.StartActivity("request")!.Dispose();

        Assert.True(provider.ForceFlush());
        Assert.Equal("yes", Assert.Single(agent.Spans).GetTag("enriched"));
    }

    [Fact]
    public async Task ExportersOfOneProvider_HaveOptionsOfTheirOwn()
    {
        await using TestAgent first = await TestAgent.StartAsync();
        await using TestAgent second = await TestAgent.StartAsync();
        using TracerProvider provider = Sdk.CreateTracerProviderBuilder().AddSource(first.Source.Name)
            .ConfigureServices(services => services.Configure<DatadogAgentExporterOptions>("second", options => options.Agent = second.Options))
            .AddDatadogAgentExporter(options => options.Agent = first.Options)
            .AddDatadogAgentExporter("second", null)
            .Build();
        first.Source.StartActivity("request")!.Dispose();

        Assert.True(provider.ForceFlush());
        Assert.Single(first.Spans);
        Assert.Single(second.Spans);
    }

    [Fact]
    public async Task LoggerOfTheServices_IsTold()
    {
        await using TestAgent agent = await TestAgent.StartAsync();
        var log = new MemoryLog();
        using TracerProvider provider = Sdk.CreateTracerProviderBuilder().AddSource(agent.Source.Name)
            .ConfigureServices(services => services.AddLogging(logging => logging.AddProvider(log)))
            .AddDatadogAgentExporter(static options => options.Agent = TestAgent.OptionsFor("http://127.0.0.1:1"))
            .Build();
        agent.Source.StartActivity("request")!.Dispose();

        Assert.False(provider.ForceFlush());
        Assert.True(SpinWait.SpinUntil(() => !log.Lines.IsEmpty, Patience.Long)); // another thread may have found it out first
        Assert.Contains(log.Lines, static line => line.StartsWith("SpanPack.OpenTelemetry: ", StringComparison.Ordinal));
    }

    [Fact]
    public void WrongOptions_AreRefusedWhenTheProviderIsBuilt()
    {
        Assert.Throws<ArgumentNullException>(static () => DatadogAgentTracerProviderBuilderExtensions.AddDatadogAgentExporter(null!));
        Assert.Throws<ArgumentNullException>(static () => new DatadogAgentProcessor(null!));
        Assert.Throws<ArgumentNullException>(static () => new DatadogAgentExporter(new DatadogAgentExporterOptions { Agent = null! }));
        Assert.Throws<ArgumentOutOfRangeException>(static () => new DatadogAgentExporter(new DatadogAgentExporterOptions { Traces = new ActivityTraceOptions { PartialFlushSpans = 0 } }));
        Assert.Throws<ArgumentOutOfRangeException>(static () => Sdk.CreateTracerProviderBuilder()
            .AddDatadogAgentExporter(static options => options.Agent = new AgentWriterOptions { MaxStripes = 0 }).Build());
    }

    [Fact]
    public async Task Texts_SayWhereSpansGo()
    {
        await using TestAgent agent = await TestAgent.StartAsync();
        var options = new DatadogAgentExporterOptions { Agent = agent.Options };
        using var exporter = new DatadogAgentExporter(options);
        using var processor = new DatadogAgentProcessor(exporter);

        Assert.Equal((agent.Options.ToString(), "nothing yet"), (options.ToString(), processor.ToString()));
        exporter.Export(new Batch<System.Diagnostics.Activity>([], 0));
        Assert.Contains(agent.Server.Url.Port.ToString(), exporter.ToString(), StringComparison.Ordinal);
    }
}
