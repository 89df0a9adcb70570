using System.Diagnostics;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Hosting;
using Microsoft.Extensions.Logging;
using SpanPack.Agent.Tests;
using SpanPack.Hosting.Tests.Support;
using SpanPack.OpenTelemetry.Tests.Support;

namespace SpanPack.Hosting.Tests;

/// <summary>What a host is told, and what others are that have to do with its tracing.</summary>
[Collection(OneAtATime.Name)]
public sealed class ToldTests
{
    [Theory]
    [InlineData("Traces of worker")]
    [InlineData("The agent writes the service 'Front.App 2' as 'front.app_2'", "DD_SERVICE=Front.App 2")]
    [InlineData("The agent writes the environment 'PROD' as 'prod'", "DD_ENV=PROD")]
    [InlineData("Tracing is disabled", "DD_TRACE_ENABLED=false")]
    [InlineData("Ignored Datadog:SampleRate: '2' is not a number from 0 to 1; using", "Datadog:SampleRate=2")]
    [InlineData("Ignored DD_TRACE_SAMPLE_RATE: '2' is not", "DD_TRACE_SAMPLE_RATE=2")]
    [InlineData("Ignored DD_TRACE_HTTP_SERVER_ERROR_STATUSES: '5xx' is not a list of HTTP statuses such as 400-499,502; using the errors "
        + "of the instrumentation.",
        "DD_TRACE_HTTP_SERVER_ERROR_STATUSES=5xx")]
    [InlineData("Ignored HttpClientErrorStatuses: 'all' is not a list", "Datadog:HttpClientErrorStatuses=all")]
    [InlineData("Ignored DD_TRACE_PEER_SERVICE_DEFAULTS_ENABLED: 'perhaps' is not true or false; using false.",
        "DD_TRACE_PEER_SERVICE_DEFAULTS_ENABLED=perhaps")]
    [InlineData("Ignored all, since 'rate' is unknown or wrong, of rule 0 of DD_SPAN_SAMPLING_RULES.",
        "DD_SPAN_SAMPLING_RULES=[{\"rate\":1}]")]
    [InlineData("Ignored DD_SPAN_SAMPLING_RULES_FILE: '/no/such/file' is not a file that can be read; using no rules.",
        "DD_SPAN_SAMPLING_RULES_FILE=/no/such/file")]
    [InlineData("DD_TRACE_PROPAGATION_STYLE", "DD_TRACE_PROPAGATION_STYLE=carrier-pigeon")]
    public async Task TheLog_SaysHowItBegins(string expected, params string[] settings)
    {
        using var told = new MemoryLog();
        using IHost host = TestHost.Build(new Uri("http://127.0.0.1:1"), builder => Tell(builder, told), settings);
        await host.StartAsync();

        Assert.Contains(told.Lines, text => text.Contains(expected, StringComparison.Ordinal));
        Assert.DoesNotContain(told.Lines, static text => text.Contains("ASP.NET", StringComparison.Ordinal)); // it serves no requests
        if (settings.Length == 0)
            Assert.DoesNotContain(told.Lines, static text => text.Contains("The agent writes", StringComparison.Ordinal));
    }

    [Fact]
    public async Task ASecondHost_IsTold()
    {
        using var told = new MemoryLog();
        using IHost host = TestHost.Build(new Uri("http://127.0.0.1:1")),
        other = TestHost.Build(new Uri("http://127.0.0.1:1"), builder => Tell(builder, told));
        await host.StartAsync();
        await other.StartAsync();

        Assert.Contains(told.Lines, static text => text.Contains("Another host", StringComparison.Ordinal));
        Assert.DoesNotContain(told.Lines, static text => text.Contains("Traces of", StringComparison.Ordinal));
        Assert.DoesNotContain(told.Lines, static text => text.Contains("ignored", StringComparison.Ordinal));
    }

    [Fact]
    public async Task ASecondHostWithOtherSettings_IsToldOfBoth_InOneLine()
    {
        using var told = new MemoryLog();
        using IHost host = TestHost.Build(new Uri("http://127.0.0.1:1"), settings: "DD_SERVICE=orders");
        using IHost other = TestHost.Build(new Uri("http://127.0.0.1:2"), builder => Tell(builder, told), "DD_SERVICE=mail");
        await host.StartAsync();
        await other.StartAsync();

        string line = Assert.Single(told.Lines, static text => text.Contains("Another host", StringComparison.Ordinal));
        Assert.All((string[])["orders", "127.0.0.1:1", "mail", "127.0.0.1:2", "service, agent."],
            text => Assert.Contains(text, line, StringComparison.Ordinal));
    }

    [Theory]
    [InlineData("Redaction.", "Datadog:Redaction:ObfuscatesStatements=false")]
    [InlineData("PeerServiceMapping.", "Datadog:PeerServiceMapping:db=orders")]
    [InlineData("Resource.", "Datadog:Resource:host.name=a")]
    [InlineData("SegmentBytes.", "Datadog:SegmentBytes=65536")]
    [InlineData("FlushInterval.", "Datadog:FlushInterval=00:00:02")]
    [InlineData("MaxHeldBytes.", "Datadog:Writer:MaxHeldBytes=1048576")]
    [InlineData("PartialFlushSpans, MaxWait.", "Datadog:PartialFlushSpans=7", "Datadog:MaxWait=00:00:03")]
    [InlineData("Propagation.", "Datadog:Propagation:InjectStyles:0=b3")]
    public async Task ASecondHost_IsToldOfTheSettingsThatDiffer(string expected, params string[] settings)
    {
        using var told = new MemoryLog();
        using IHost host = TestHost.Build(new Uri("http://127.0.0.1:1"));
        using IHost other = TestHost.Build(new Uri("http://127.0.0.1:1"), builder => Tell(builder, told), settings);
        await host.StartAsync();
        await other.StartAsync();

        Assert.EndsWith($": {expected}", Assert.Single(told.Lines, static text => text.Contains("Another host", StringComparison.Ordinal)),
            StringComparison.Ordinal);
    }

    [Fact]
    public async Task ASecondHost_OfTheSameConfiguration_HasTheSameSettings()
    {
        string[] settings = ["Datadog:Propagation:InjectStyles:0=b3", "Datadog:Propagation:ExtractStyles:0=b3",
            "Datadog:PeerServiceMapping:db=orders", "Datadog:Resource:host.name=a", "Datadog:SampleRate=0.5"];
        using var told = new MemoryLog();
        using IHost host = TestHost.Build(new Uri("http://127.0.0.1:1"), settings: settings);
        using IHost other = TestHost.Build(new Uri("http://127.0.0.1:1"), builder => Tell(builder, told), settings);
        await host.StartAsync();
        await other.StartAsync();

        Assert.Contains(told.Lines, static text => text.Contains("by the same settings", StringComparison.Ordinal));
    }

    [Theory]
    [InlineData("by the same settings", "gold", 0.5)]
    [InlineData(": Sampling.", "silver", 0.5)]
    [InlineData(": Sampling.", "gold", 0.25)]
    public async Task ASecondHost_IsToldOfRules_OnlyIfTheySaySomethingElse(string expected, string tier, double rate)
    {
        using var told = new MemoryLog();
        using IHost host = TestHost.Build(new Uri("http://127.0.0.1:1"), builder => Sample(builder, "gold", 0.5));
        using IHost other = TestHost.Build(new Uri("http://127.0.0.1:1"), builder =>
        {
            Tell(builder, told);
            Sample(builder, tier, rate);
        });
        await host.StartAsync();
        await other.StartAsync();

        Assert.Contains(expected, Assert.Single(told.Lines, static text => text.Contains("Another host", StringComparison.Ordinal)),
            StringComparison.Ordinal);
    }

    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public async Task ALoggerOfTheProgram_Stays(bool isSet)
    {
        using var told = new MemoryLog();
        var own = new List<string>();
        using IHost host = TestHost.Build(new Uri("http://127.0.0.1:1"), builder =>
        {
            Tell(builder, told);
            if (isSet)
                builder.Services.AddDatadogTracing(options =>
                    options.Traces = options.Traces with { Logger = new CallbackLogger((_, text) => own.Add(text)) });
        }, "Datadog:SamplingRules=nonsense");
        await host.StartAsync();

        Assert.Equal(isSet, own.Any(static text => text.Contains("Ignored DD_TRACE_SAMPLING_RULES", StringComparison.Ordinal)));
        Assert.Equal(!isSet,
            told.Lines.Any(static line =>
                line.StartsWith("SpanPack.Activities: Ignored DD_TRACE_SAMPLING_RULES", StringComparison.Ordinal)));
    }

    [Fact]
    public async Task APropagatorOfTheProgram_Stays()
    {
        DistributedContextPropagator own = DistributedContextPropagator.CreateNoOutputPropagator();
        using IHost host =
            TestHost.BuildByHand(new Uri("http://127.0.0.1:1"), builder => builder.Services.AddSingleton(own).AddDatadogTracing());
        await host.StartAsync();

        Assert.Same(own, host.Services.GetRequiredService<DistributedContextPropagator>());
    }

    [Fact]
    public async Task APart_BeginsAndEndsWithTheHost()
    {
        var part = new Part();
        using (IHost host = TestHost.Build(new Uri("http://127.0.0.1:1"), builder => builder.Services.AddSingleton<ITracingPart>(part)))
        {
            await host.StartAsync();
            Assert.Equal((1, 0), (part.Begun, part.Ended));
            await host.StopAsync();
        }

        Assert.Equal((1, 1), (part.Begun, part.Ended));
    }

    private static void Sample(HostApplicationBuilder builder, string tier, double rate)
        => builder.Services.AddDatadogTracing(options => options.Traces = options.Traces with
        {
            Sampling = new SamplingOptions
            {
                Rules = [new SamplingRule { Service = "shop", Tags = new Dictionary<string, string> { ["tier"] = tier } }],
                SpanRules = [new SamplingRule { Name = "query", SampleRate = rate }],
            },
        });

    private static void Tell(HostApplicationBuilder builder, MemoryLog told) => builder.Logging.AddProvider(told);

    private sealed class Part : ITracingPart, IDisposable
    {
        internal int Begun { get; private set; }

        internal int Ended { get; private set; }

        public IDisposable Begin(ActivityTraceCollector collector)
        {
            Begun++;
            return this;
        }

        // The services of the host would dispose of it, too, if they had made it.
        public void Dispose() => Ended++;
    }
}
