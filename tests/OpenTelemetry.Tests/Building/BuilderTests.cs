using System.Collections.Concurrent;
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

    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public async Task LoggersOfTheOptions_AreNotReplaced(bool areGiven)
    {
        using var variable = new Variable("DD_TRACE_SAMPLE_RATE", "twice"); // what is wrong with it is told to the logger of traces; that nobody listens, to that of the writer
        var services = new MemoryLog();
        var own = new MemoryLog();
        await using TestAgent agent = await TestAgent.StartAsync();
        using TracerProvider provider = Sdk.CreateTracerProviderBuilder().AddSource(agent.Source.Name)
            .ConfigureServices(collection => collection.AddLogging(logging => logging.AddProvider(services)))
            .AddDatadogAgentExporter(options =>
            {
                options.Agent = TestAgent.OptionsFor("http://127.0.0.1:1");
                if (areGiven) (options.Agent, options.Traces) = (options.Agent with { Logger = own.CreateLogger("of the writer") }, options.Traces with { Logger = own.CreateLogger("of traces") });
            })
            .Build();
        agent.Source.StartActivity("request")!.Dispose();
        provider.ForceFlush();

        ConcurrentQueue<string> told = areGiven ? own.Lines : services.Lines;
        (string writer, string traces) = areGiven ? ("of the writer", "of traces") : ("SpanPack.OpenTelemetry", "SpanPack.OpenTelemetry");
        Assert.True(SpinWait.SpinUntil(() => told.Any(line => line.StartsWith(writer, StringComparison.Ordinal) && line.Contains("127.0.0.1", StringComparison.Ordinal)), Patience.Long));
        Assert.Contains(told, line => line.StartsWith(traces, StringComparison.Ordinal) && line.Contains("DD_TRACE_SAMPLE_RATE", StringComparison.Ordinal));
        Assert.DoesNotContain(areGiven ? services.Lines : own.Lines, static line => line.StartsWith("SpanPack.OpenTelemetry", StringComparison.Ordinal));
    }

    [Fact]
    public async Task PropagatorOfTheProgram_Stays()
    {
        DistributedContextPropagator before = DistributedContextPropagator.Current;
        await using TestAgent agent = await TestAgent.StartAsync();
        using TracerProvider provider = Sdk.CreateTracerProviderBuilder().AddSource(agent.Source.Name).AddDatadogAgentExporter(options => options.Agent = agent.Options).Build();
        using Activity activity = agent.Source.StartActivity("request")!;

        Assert.Same(before, DistributedContextPropagator.Current);
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
        exporter.Export(new Batch<Activity>([], 0));
        Assert.Contains(agent.Server.Url.Port.ToString(), exporter.ToString(), StringComparison.Ordinal);
    }
}
