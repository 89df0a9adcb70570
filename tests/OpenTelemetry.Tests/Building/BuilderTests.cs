using System.Diagnostics;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Logging;
using OpenTelemetry;
using OpenTelemetry.Trace;
using SpanPack.OpenTelemetry.Tests.Support;

namespace SpanPack.OpenTelemetry.Tests.Building;

/// <summary>Options come from the call, or from services.</summary>
[Collection(OneAtATime.Name)]
public sealed class BuilderTests
{
    private const string OfTheWriter = "127.0.0.1"; // nobody listens there
    private const string OfTraces = "DD_TRACE_SAMPLE_RATE"; // it is no number

    [Fact]
    public async Task Options_OfServices_AreTaken_AndTheCallChangesThem()
    {
        await using TestAgent agent = await TestAgent.StartAsync();
        using TracerProvider provider = Sdk.CreateTracerProviderBuilder().AddSource(agent.Source.Name)
            .ConfigureServices(services => services.Configure<DatadogAgentExporterOptions>(options => options.Agent = agent.Options))
            .AddDatadogAgentExporter(static options =>
                options.Traces = options.Traces with { Enrich = static (_, span) => span.SetTag("enriched", "yes") })
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
            .ConfigureServices(services =>
                services.Configure<DatadogAgentExporterOptions>("second", options => options.Agent = second.Options))
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
        var services = new MemoryLog();
        await ExportToNobodyAsync(services, static _ => { });

        Assert.True(IsTold(services, "SpanPack.OpenTelemetry", OfTheWriter));
        Assert.True(IsTold(services, "SpanPack.OpenTelemetry", OfTraces));
    }

    [Fact]
    public async Task LoggersOfTheOptions_AreNotReplaced()
    {
        var services = new MemoryLog();
        var own = new MemoryLog();
        await ExportToNobodyAsync(services, options =>
        {
            options.Agent = options.Agent with { Logger = own.CreateLogger("own, of the writer") };
            options.Traces = options.Traces with { Logger = own.CreateLogger("own, of traces") };
        });

        Assert.True(IsTold(own, "own, of the writer", OfTheWriter));
        Assert.True(IsTold(own, "own, of traces", OfTraces));
        Assert.DoesNotContain(services.Lines, static line => line.StartsWith("SpanPack.OpenTelemetry: ", StringComparison.Ordinal));
    }

    [Fact]
    public async Task PropagatorOfTheProgram_Stays()
    {
        DistributedContextPropagator before = DistributedContextPropagator.Current;
        await using TestAgent agent = await TestAgent.StartAsync();
        using TracerProvider provider = Sdk.CreateTracerProviderBuilder()
            .AddSource(agent.Source.Name)
            .AddDatadogAgentExporter(options => options.Agent = agent.Options)
            .Build();
        using Activity activity = agent.Source.StartActivity("request")!;

        Assert.Same(before, DistributedContextPropagator.Current);
    }

    [Fact]
    public void WrongOptions_AreRefusedWhenTheProviderIsBuilt()
    {
        Assert.Throws<ArgumentNullException>(static () => DatadogAgentTracerProviderBuilderExtensions.AddDatadogAgentExporter(null!));
        Assert.Throws<ArgumentNullException>(static () => new DatadogAgentProcessor(null!));
        Assert.Throws<ArgumentNullException>(static () => new DatadogAgentExporter(new DatadogAgentExporterOptions { Agent = null! }));
        Assert.Throws<ArgumentOutOfRangeException>(static () =>
            new DatadogAgentExporter(new DatadogAgentExporterOptions { Traces = new ActivityTraceOptions { PartialFlushSpans = 0 } }));
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
        exporter.Export(new Batch<Activity>([], 0));
        Assert.Contains(agent.Server.Url.Port.ToString(), exporter.ToString(), StringComparison.Ordinal);
    }

    /// <summary>
    /// Sends a trace to where nobody listens, with a rate that is no number: the loggers of the writer and of traces have something to say.
    /// </summary>
    private static async Task ExportToNobodyAsync(MemoryLog services, Action<DatadogAgentExporterOptions> configure)
    {
        using var rate = new Variable(OfTraces, "twice");
        await using TestAgent agent = await TestAgent.StartAsync();
        using TracerProvider provider = Sdk.CreateTracerProviderBuilder().AddSource(agent.Source.Name)
            .ConfigureServices(collection => collection.AddLogging(logging => logging.AddProvider(services)))
            .AddDatadogAgentExporter(options =>
            {
                options.Agent = TestAgent.OptionsFor("http://127.0.0.1:1");
                configure(options);
            })
            .Build();
        agent.Source.StartActivity("request")!.Dispose();

        Assert.False(provider.ForceFlush());
    }

    // Another thread may have found it out first, and be about to say it.
    private static bool IsTold(MemoryLog log, string category, string text)
        => SpinWait.SpinUntil(() =>
            log.Lines.Any(line => line.StartsWith($"{category}: ", StringComparison.Ordinal)
                && line.Contains(text, StringComparison.Ordinal)),
            Patience.Long);
}
