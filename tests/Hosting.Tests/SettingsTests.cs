using Microsoft.Extensions.Configuration;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Options;
using static SpanPack.Hosting.Tests.Support.SettingsOfHost;

namespace SpanPack.Hosting.Tests;

/// <summary>What counts when several say something: the program, the section, Datadog's variables, OpenTelemetry's, the host.</summary>
public sealed class SettingsTests
{
    [Theory]
    [InlineData("code", "code", "Datadog:Service=section", "DD_SERVICE=dd", "OTEL_SERVICE_NAME=otel")]
    [InlineData("section", null, "Datadog:Service=section", "DD_SERVICE=dd", "OTEL_SERVICE_NAME=otel")]
    [InlineData("dd", null, "DD_SERVICE=dd", "OTEL_SERVICE_NAME=otel")]
    [InlineData("otel", null, "OTEL_SERVICE_NAME=otel", "OTEL_RESOURCE_ATTRIBUTES=service.name=resource")]
    [InlineData("resource", null, "OTEL_RESOURCE_ATTRIBUTES=service.name=resource")]
    [InlineData("renamed", null, "DD_SERVICE=dd", "DD_SERVICE_MAPPING=dd:renamed")]
    [InlineData("attribute", null, "DD_SERVICE=dd", "Datadog:Traces:Resource:service.name=attribute")]
    [InlineData("application", null)]
    public void Service_IsThatOfTheHighest(string expected, string? code, params string[] settings)
        => Assert.Equal(expected, Read(options => options.Service = code ?? options.Service, settings).Process.Service);

    [Fact]
    public void EnvironmentAndVersion_AreThose_OrNothing()
    {
        Assert.Equal((null, null), Of(Read(null)));
        Assert.Equal(("dd", "1"),
            Of(Read(null, "DD_ENV=dd", "DD_VERSION=1", "OTEL_RESOURCE_ATTRIBUTES=deployment.environment.name=otel,service.version=0")));
        Assert.Equal(("section", "2"), Of(Read(null, "Datadog:Environment=section", "Datadog:Version=2", "DD_ENV=dd", "DD_VERSION=1")));
        Assert.Equal(("code", "3"),
            Of(Read(static options => (options.Environment, options.Version) = ("code", "3"), "Datadog:Environment=section",
                "Datadog:Version=2")));

        static (string? Environment, string? Version) Of(TracingSettings settings)
            => (settings.Process.Environment, settings.Process.Version);
    }

    [Theory]
    [InlineData(true)]
    [InlineData(false, "DD_TRACE_ENABLED=false")]
    [InlineData(true, "DD_TRACE_ENABLED=false", "Datadog:IsEnabled=true")]
    [InlineData(false, "Datadog:IsEnabled=false")]
    [InlineData(true, "Datadog:IsEnabled=perhaps")]
    public void IsEnabled_UnlessSomebodySaysOtherwise(bool expected, params string[] settings)
        => Assert.Equal(expected, Read(null, settings).IsEnabled);

    [Theory]
    [InlineData(true)]
    [InlineData(false, "DD_LOGS_INJECTION=false")]
    [InlineData(true, "DD_LOGS_INJECTION=0", "Datadog:InjectsLogs=true")]
    [InlineData(false, "DD_TRACE_ENABLED=false")] // ids that lead to no trace
    public void InjectsLogs_UnlessSomebodySaysOtherwise(bool expected, params string[] settings)
        => Assert.Equal(expected, Read(null, settings).InjectsLogs);

    [Fact]
    public void TheAddress_IsThatOfTheHighest()
    {
        Assert.Equal("http://section:1", AddressOf(Read(null, "Datadog:AgentUrl=http://section:1", "DD_TRACE_AGENT_URL=http://dd:2")));
        Assert.Equal("http://dd:2", AddressOf(Read(null, "DD_TRACE_AGENT_URL=http://dd:2")));
        TracingSettings wrong = Read(null, "Datadog:AgentUrl=nonsense", "DD_TRACE_AGENT_URL=http://dd:2");
        Assert.Equal("http://dd:2", AddressOf(wrong));
        Assert.Contains("nonsense", Assert.Single(wrong.Problems), StringComparison.Ordinal);

        static string? AddressOf(TracingSettings settings) => settings.Writer.Client!.AddressRules!.FixedAddress?.ToString().TrimEnd('/');
    }

    [Fact]
    public void TheSection_SaysWhichActivities_AndWhichAreKept()
    {
        TracingSettings settings = Read(null, "Datadog:Naming=tracer", "Datadog:IncludedSources:0=Shop.*",
            "Datadog:ExcludedSources:0=Noise", "Datadog:SampleRate=0.25", "Datadog:RateLimit=7",
            "Datadog:SamplingRules=[]");

        ActivityTraceOptions traces = settings.Traces;
        Assert.Equal((SpanNaming.Tracer, 0.25, 7, "[]"),
            (traces.Naming, traces.Sampling!.Rate, traces.Sampling.RateLimit, traces.Sampling.RulesJson));
        Assert.Equal(["Shop.*", "Experimental.*", "Noise"], traces.IncludedSources.Concat(traces.ExcludedSources));
        Assert.Empty(settings.Problems);
    }

    [Fact]
    public void TheSection_SaysWhatSpansShow()
    {
        TracingSettings settings = Read(null, "Datadog:HttpServerErrorStatuses=500-599", "Datadog:HttpClientErrorStatuses=404",
            "Datadog:BaggageTagKeys:0=user.id", "Datadog:SetsPeerService=true",
            "Datadog:PeerServiceMapping:db1=orders", "Datadog:RemoveIntegrationServiceNames=true", "Datadog:SpanSamplingRules=[{}]");

        ActivityTraceOptions traces = settings.Traces;
        Assert.Equal(("500-599", "404", true, true, "[{}]"),
            (traces.HttpServerErrorStatuses, traces.HttpClientErrorStatuses, traces.SetsPeerService, traces.RemoveIntegrationServiceNames,
                traces.Sampling!.SpanRulesJson));
        Assert.Equal(["user.id"], traces.BaggageTagKeys);
        Assert.Equal("orders", Assert.Single(traces.PeerServiceMapping!, static pair => pair.Key == "db1").Value);
        Assert.Empty(settings.Problems);
    }

    [Fact]
    public void AList_MayBeOneText()
    {
        TracingSettings settings = Read(null, "Datadog:IncludedSources=Shop.*", "Datadog:ExcludedSources=Noise, Other,",
            "Datadog:BaggageTagKeys=user.id,tenant", "Datadog:Propagation:InjectStyles=b3,pigeon", "Datadog:Propagation:ExtractStyles= ");

        ActivityTraceOptions traces = settings.Traces;
        Assert.Equal(["Shop.*", "Experimental.*", "Noise", "Other", "user.id", "tenant"],
            traces.IncludedSources.Concat(traces.ExcludedSources).Concat(traces.BaggageTagKeys!));
        Assert.Equal([PropagationStyle.B3], traces.Propagation!.InjectStyles!);
        Assert.Null(traces.Propagation.ExtractStyles);
        Assert.Contains("'pigeon'", Assert.Single(settings.Problems), StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("Datadog:", "Datadog:")]
    [InlineData("Datadog:Traces:", "Datadog:Writer:")]
    public void TheSection_SaysLimits(string ofTraces, string ofWriter)
    {
        TracingSettings settings = Read(null, $"{ofTraces}PartialFlushSpans=7", $"{ofTraces}MaxWait=00:00:03",
            $"{ofTraces}SetsPropagator=false", $"{ofWriter}Format=0.5", $"{ofWriter}SegmentBytes=65536",
            $"{ofWriter}FlushInterval=00:00:00.5", $"{ofWriter}MaxHeldBytes=1048576", $"{ofWriter}MaxStripes=2",
                $"{ofWriter}ShutdownTimeout=00:00:00", $"{ofWriter}ExitTimeout=00:00:09", $"{ofWriter}AgentUrl=http://section:1");

        Assert.Equal((7, TimeSpan.FromSeconds(3), false),
            (settings.Traces.PartialFlushSpans, settings.Traces.MaxWait, settings.Traces.SetsPropagator));
        AgentWriterOptions writer = settings.Writer;
        Assert.Equal((TraceFormat.V05, 65536, TimeSpan.FromSeconds(0.5), 1048576L),
            (writer.Format, writer.SegmentBytes, writer.FlushInterval, writer.MaxHeldBytes));
        Assert.Equal((2, TimeSpan.Zero, TimeSpan.FromSeconds(9)), (writer.MaxStripes, writer.ShutdownTimeout, writer.ExitTimeout));
        Assert.Equal("http://section:1", writer.Client!.AddressRules!.FixedAddress!.ToString().TrimEnd('/'));
        Assert.Empty(settings.Problems);
    }

    [Fact]
    public void TheSection_SaysWhatParts_OfOptionsSay()
    {
        TracingSettings settings = Read(null, "Datadog:Traces:MaxHeldBytes=2097152", "Datadog:Resource:service.namespace=retail",
            "Datadog:Resource:host.name=a", "Datadog:Propagation:InjectStyles:0=b3",
            "Datadog:Propagation:ExtractStyles:0=tracecontext", "Datadog:Propagation:ExtractStyles:1=datadog",
            "Datadog:Propagation:ExtractFirst=true", "Datadog:Propagation:Behavior=restart", "Datadog:Propagation:MaxTagsLength=9",
            "Datadog:Writer:FlushTimeout=00:00:07", "Datadog:Writer:Client:ConnectTimeout=00:00:03",
            "Datadog:Writer:Client:RequestTimeout=00:00:04", "Datadog:AgentUrl=http://section:1",
            "Datadog:Writer:Telemetry:IsEnabled=true", "Datadog:Writer:Telemetry:Interval=00:00:30",
                "Datadog:Writer:Telemetry:ReportsLogs=false", "Datadog:Writer:Telemetry:MaxBacklogBytes=65536",
                "Datadog:Writer:Telemetry:ShutdownTimeout=00:00:01", "Datadog:Writer:Telemetry:FlushTimeout=00:00:06");

        PropagationOptions propagation = settings.Traces.Propagation!;
        Assert.Equal([PropagationStyle.B3, PropagationStyle.TraceContext, PropagationStyle.Datadog],
            propagation.InjectStyles!.Concat(propagation.ExtractStyles!));
        Assert.Equal((true, ExtractionBehavior.Restart, 9), (propagation.ExtractFirst, propagation.Behavior, propagation.MaxTagsLength));
        Assert.Equal((2097152L, 32 * 1024 * 1024L), (settings.Traces.MaxHeldBytes, settings.Writer.MaxHeldBytes));
        Assert.Equal(["host.name=a", "service.namespace=retail"],
            settings.Traces.Resource.Select(static pair => $"{pair.Key}={pair.Value}").Order(StringComparer.Ordinal));
        AgentClientOptions client = settings.Writer.Client!;
        Assert.Equal((TimeSpan.FromSeconds(7), TimeSpan.FromSeconds(3), TimeSpan.FromSeconds(4)),
            (settings.Writer.FlushTimeout, client.ConnectTimeout, client.RequestTimeout));
        Assert.Equal("http://section:1", client.AddressRules!.FixedAddress!.ToString().TrimEnd('/'));
        TelemetryOptions telemetry = settings.Writer.Telemetry!;
        Assert.Equal((true, TimeSpan.FromSeconds(30), false, 65536L),
            (telemetry.IsEnabled, telemetry.Interval, telemetry.ReportsLogs, telemetry.MaxBacklogBytes));
        Assert.Equal((TimeSpan.FromSeconds(1), TimeSpan.FromSeconds(6)), (telemetry.ShutdownTimeout, telemetry.FlushTimeout));
        Assert.Empty(settings.Problems);
    }

    [Fact]
    public void OneValue_IsSetByOneLine()
    {
        Func<System.Diagnostics.Activity, bool> filter = static _ => true;
        TracingSettings settings = Read(
            options =>
            {
                options.Filter = filter;
                options.MaxWait = TimeSpan.FromSeconds(3);
                options.MaxHeldBytes = 1048576;
            },
            "Datadog:PartialFlushSpans=7", "Datadog:Writer:MaxStripes=2");

        Assert.Same(filter, settings.Traces.Filter);
        Assert.Equal((TimeSpan.FromSeconds(3), 7), (settings.Traces.MaxWait, settings.Traces.PartialFlushSpans));
        Assert.Equal((1048576L, 2), (settings.Writer.MaxHeldBytes, settings.Writer.MaxStripes));
    }

    [Fact]
    public void TheAddressOfTheWriter_Counts()
    {
        TracingSettings settings =
            Read(static options => options.Writer = options.Writer with { AgentUrl = "http://writer:1" }, "DD_TRACE_AGENT_URL=http://dd:2");

        Assert.Equal("http://writer:1", settings.Writer.Client!.AddressRules!.FixedAddress!.ToString().TrimEnd('/'));
    }

    [Fact]
    public void WhatTheProgramSetsOfItsParts_WinsOverAll()
    {
        var process = new ProcessDescription { Service = "of the writer" };
        var client = new AgentClientOptions { AddressRules = AgentAddressRules.Fixed(AgentAddress.Parse("http://client:1")) };
        TracingSettings settings = Read(
            options =>
            {
                options.Traces = options.Traces with { IsEnabled = false };
                options.Writer = options.Writer with { Process = process, Client = client, Format = TraceFormat.V04 };
            },
            "DD_SERVICE=dd", "DD_TRACE_AGENT_PROTOCOL_VERSION=0.5", "DD_TRACE_ENABLED=true");

        Assert.Equal((false, TraceFormat.V04), (settings.IsEnabled, settings.Writer.Format));
        Assert.Same(process, settings.Process);
        Assert.Same(client, settings.Writer.Client);
        Assert.Equal(TraceFormat.V05, Read(null, "DD_TRACE_AGENT_PROTOCOL_VERSION=0.5").Writer.Format);
    }

    [Fact]
    public void WhatTheConfigurationLacks_TheProcessSays()
    {
        Environment.SetEnvironmentVariable("DD_VERSION", "of the process");
        try
        {
            Assert.Equal(("of the process", "1"), (Read(null).Process.Version, Read(null, "DD_VERSION=1").Process.Version));
        }
        finally
        {
            Environment.SetEnvironmentVariable("DD_VERSION", null);
        }
    }

    [Fact]
    public void OfSections_TheLastWins()
    {
        IConfigurationRoot configuration =
            new ConfigurationBuilder().AddInMemoryCollection([new("A:Service", "a"), new("A:Version", "1"), new("B:Service", "b")])
            .Build();
        using ServiceProvider provider = new ServiceCollection().AddSingleton<IConfiguration>(configuration)
            .AddDatadogTracing(null, "A")
            .AddDatadogTracing(null, "B")
            .BuildServiceProvider();

        DatadogTracingOptions options = provider.GetRequiredService<IOptions<DatadogTracingOptions>>().Value;
        Assert.Equal(("b", "1"), (options.Service, options.Version));
    }

    [Fact]
    public void VariablesOfTheConfiguration_AreForTheCollectorToo()
    {
        ActivityTraceOptions traces = Read(null, "DD_TRACE_SAMPLE_RATE=0.5").Traces;

        Assert.Equal("0.5", traces.ReadVariable("DD_TRACE_SAMPLE_RATE"));
        Assert.Equal(Environment.GetEnvironmentVariable("PATH"), traces.ReadVariable("PATH"));
        Assert.Equal("own",
            Read(static options => options.Traces = options.Traces with { ReadVariable = static _ => "own" },
                "DD_VERSION=1").Traces.ReadVariable("PATH"));
    }

    [Theory]
    [InlineData(true)]
    [InlineData(false, "DD_TRACE_STATEMENT_OBFUSCATION_ENABLED=false")]
    [InlineData(false, "Datadog:Redaction:ObfuscatesStatements=false", "DD_TRACE_STATEMENT_OBFUSCATION_ENABLED=true")]
    [InlineData(false, "Datadog:Writer:Redaction:ObfuscatesStatements=false")]
    public async Task Statements_AreObfuscated_UnlessTheConfigurationSaysOtherwise(bool expected, params string[] settings)
    {
        await using DevAgentServer agent = await DevAgentServer.StartAsync();
        await using var writer = new AgentWriter(Read(null, [$"DD_TRACE_AGENT_URL={agent.Url}", .. settings]).Writer);
        Span query = Span.CreateRoot("db.query");
        query.SetTag("db.statement", "SELECT 7");
        query.End();
        writer.Write(new TraceChunk(query));
        await writer.FlushAsync();

        Assert.Equal(expected ? "SELECT ?" : "SELECT 7", Assert.Single(ReceivedSpans.Of(agent)).GetTag("db.statement"));
    }

    [Theory]
    [InlineData(false)]
    [InlineData(true, "DD_INSTRUMENTATION_TELEMETRY_ENABLED=true")]
    [InlineData(true, "DD_INSTRUMENTATION_TELEMETRY_ENABLED=true", "Datadog:Writer:Telemetry:ReportsLogs=false")]
    [InlineData(false, "DD_INSTRUMENTATION_TELEMETRY_ENABLED=true", "Datadog:Writer:Telemetry:IsEnabled=false")]
    public async Task Telemetry_IsSent_IfTheConfigurationSaysSo(bool expected, params string[] settings)
    {
        await using var writer = new AgentWriter(Read(null, ["DD_TRACE_AGENT_URL=http://127.0.0.1:1", .. settings]).Writer);

        Assert.Equal(expected, writer.Telemetry.IsEnabled);
    }
}
