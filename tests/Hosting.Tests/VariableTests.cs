using System.Diagnostics;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Hosting;
using Microsoft.Extensions.Logging;
using SpanPack.Hosting.Tests.Support;
using SpanPack.OpenTelemetry.Tests.Support;

namespace SpanPack.Hosting.Tests;

/// <summary>Variables that other tracers know, too.</summary>
[Collection(OneAtATime.Name)]
public sealed class VariableTests
{
    private static readonly ActivitySource s_source = new("SpanPack.Hosting.Tests.Variables");

    [Theory]
    [InlineData("DD_SERVICE_MAPPING")]
    [InlineData("DD_TRACE_SERVICE_MAPPING")]
    public async Task Services_AreRenamed(string variable)
    {
        await using DevAgentServer agent = await DevAgentServer.StartAsync();
        using IHost host = TestHost.Build(agent.Url, null, $"{variable}=worker:shop, db:shop-db,none:,:empty");
        await host.StartAsync();
        using (s_source.StartActivity("root"))
        {
            s_source.StartActivity("query")?.SetTag("service.name", "db").Dispose();
            s_source.StartActivity("other")?.SetTag("service.name", "none").Dispose();
        }

        await host.StopAsync();
        Assert.Equal(["other none", "query shop-db", "root shop"],
            ReceivedSpans.Of(agent).Select(static span => $"{span.Resource} {span.Service}").Order(StringComparer.Ordinal));
    }

    [Theory]
    [InlineData(false, "OTEL_SDK_DISABLED=true")]
    [InlineData(false, "OTEL_SDK_DISABLED=TRUE")]
    [InlineData(true, "OTEL_SDK_DISABLED=1")] // OpenTelemetry knows "true" alone
    [InlineData(true, "OTEL_SDK_DISABLED=false")]
    [InlineData(true, "OTEL_SDK_DISABLED=true", "DD_TRACE_ENABLED=true")]
    [InlineData(true, "OTEL_SDK_DISABLED=true", "Datadog:IsEnabled=true")]
    public async Task ADisabledSdk_CollectsNothing(bool isEnabled, params string[] settings)
    {
        await using DevAgentServer agent = await DevAgentServer.StartAsync();
        using IHost host = TestHost.Build(agent.Url, null, settings);
        await host.StartAsync();
        s_source.StartActivity("root")?.Dispose();
        await host.StopAsync();

        Assert.Equal(isEnabled ? 1 : 0, ReceivedSpans.Of(agent).Length);
        Assert.Equal(isEnabled, host.Services.GetRequiredService<ActivityTraceCollector>().IsEnabled);
    }

    [Theory]
    [InlineData(true, "DD_TRACE_DEBUG=true")]
    [InlineData(true, "DD_TRACE_DEBUG=1", "Logging:LogLevel:SpanPack=Error")]
    [InlineData(true, "DD_TRACE_DEBUG=1", "Logging:SpanPack.OpenTelemetry.Tests.Support.MemoryLog:LogLevel:SpanPack=Error")]
    [InlineData(false, "DD_TRACE_DEBUG=false")]
    [InlineData(false)]
    public async Task Debug_ShowsAllRecordsOfThisLibrary(bool expected, params string[] settings)
    {
        using var told = new MemoryLog();
        using IHost host = TestHost.Build(new Uri("http://127.0.0.1:1"), builder =>
        {
            builder.Logging.AddConfiguration(builder.Configuration.GetSection("Logging"));
            builder.Logging.AddProvider(told);
        }, settings);
        await host.StartAsync();
        host.Services.GetRequiredService<ILoggerFactory>()
            .CreateLogger("Shop")
            .Log(LogLevel.Debug, default, 0, null, static (_, _) => "of the program");

        Assert.Equal(expected, told.Lines.Any(static line => line.StartsWith("SpanPack.Hosting: Settings: ", StringComparison.Ordinal)));
        Assert.DoesNotContain(told.Lines, static line => line.Contains("of the program", StringComparison.Ordinal));
    }

    [Fact]
    public async Task IgnoredVariables_AreNamedOnce_InOneLine()
    {
        using var told = new MemoryLog();
        using IHost host = TestHost.Build(new Uri("http://127.0.0.1:1"), builder => builder.Logging.AddProvider(told),
            "DD_TRACE_STATS_COMPUTATION_ENABLED=true", "DD_RUNTIME_METRICS_ENABLED=true", "DD_PROFILING_ENABLED= ",
            "DD_SERVICE=shop", "DD_TRACE_SAMPLE_RATE=1", "DD_TRACE_DEBUG=false", "DD_SERVICE_MAPPING=a:b", "DD_TRACE_HEADER_TAGS=a",
                "OTEL_SDK_DISABLED=false");
        await host.StartAsync();

        string line = Assert.Single(told.Lines, static line => line.Contains("Ignored variables", StringComparison.Ordinal));
        Assert.EndsWith(": DD_RUNTIME_METRICS_ENABLED, DD_TRACE_STATS_COMPUTATION_ENABLED.", line, StringComparison.Ordinal);
    }

    [Fact]
    public async Task IgnoredVariablesOfIntegrations_AreNamed()
    {
        string[] names = ["DD_TRACE_HTTPMESSAGEHANDLER_ENABLED", "DD_TRACE_KAFKA_ANALYTICS_ENABLED", "DD_TRACE_KAFKA_ANALYTICS_SAMPLE_RATE",
            "DD_TRACE_OTEL_ENABLED"];
        using var told = new MemoryLog();
        using IHost host = TestHost.Build(new Uri("http://127.0.0.1:1"), builder => builder.Logging.AddProvider(told));
        Set("1", [.. names, "DD_TRACE_ENABLED", "DD_TRACE_ENABLED_NOT", "MY_TRACE_KAFKA_ENABLED"]);
        try
        {
            await host.StartAsync();
        }
        finally
        {
            Set(null, [.. names, "DD_TRACE_ENABLED", "DD_TRACE_ENABLED_NOT", "MY_TRACE_KAFKA_ENABLED"]);
        }

        string line = Assert.Single(told.Lines, static line => line.Contains("Ignored variables", StringComparison.Ordinal));
        Assert.EndsWith($": {string.Join(", ", names)}.", line, StringComparison.Ordinal);

        static void Set(string? value, string[] names)
        {
            foreach (string name in names) Environment.SetEnvironmentVariable(name, value);
        }
    }

    [Fact]
    public async Task ABrokenAddress_IsTold()
    {
        using var told = new MemoryLog();
        using IHost host = TestHost.BuildByHand(new Uri("http://127.0.0.1:1"), builder =>
        {
            builder.Configuration["DD_TRACE_AGENT_URL"] = "nonsense";
            builder.Logging.AddProvider(told);
            builder.Services.AddDatadogTracing();
        });
        await host.StartAsync();

        Assert.Single(told.Lines, static line => line.Contains("Ignored DD_TRACE_AGENT_URL", StringComparison.Ordinal));
    }
}
