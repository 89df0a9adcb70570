using System.Diagnostics;
using System.Globalization;
using Microsoft.Extensions.Configuration;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Hosting;
using Microsoft.Extensions.Logging;
using NLog;
using NLog.Config;
using NLog.Targets;
using NLog.Targets.Wrappers;
using Serilog;
using Serilog.Events;
using SpanPack.Tracing;
using SpanPack.Tracing.Configuration;
using SerilogFactory = Serilog.LoggerConfiguration;

namespace SpanPack.Logging.Tests;

/// <summary>The values of Serilog and NLog are those of the scopes of ILogger, of the same record.</summary>
public sealed class LibraryTests
{
    private static readonly ActivitySource s_source = new("SpanPack.Logging.Tests");
    private static readonly string[] s_names = ["trace_id", "span_id", "service", "env", "version"];

    [Fact]
    public async Task AllLibraries_HaveTheSameValues_AsTheHost()
    {
        using IHost host = Build("DD_SERVICE=Front.App", "DD_ENV=prod", "DD_VERSION=1.2");
        await host.StartAsync();
        AssertSame(host, hasSpan: false);
        using (Activity request = s_source.StartActivity("request")!)
        {
            AssertSame(host, hasSpan: true);
            Assert.Equal((request.TraceId.ToHexString(), "Front.App"), (OfSerilog()[0], OfSerilog()[2]));
            using (IScope scope = host.Services.GetRequiredService<Tracer>().StartActive("by hand"))
            {
                AssertSame(host, hasSpan: true);
                Assert.Equal($"{scope.Span.SpanId}", OfSerilog()[1]);
            }
        }

        using (new Activity("of 64 bits").SetParentId("00-0000000000000000000000000000007b-00000000000001c8-01").Start())
        {
            AssertSame(host, hasSpan: true);
            Assert.Equal("123", OfNLog()[0]);
        }

        await host.StopAsync();
    }

    [Fact]
    public async Task AScopeOfATracerOfTheProgram_HasItsIds_AndItsService()
    {
        var process = new ProcessDescription { Service = "own", Environment = "stage" };
        await using var writer = new AgentWriter(new AgentWriterOptions { AgentUrl = "http://127.0.0.1:1", Process = process });
        await using var collector = new ActivityTraceCollector(writer, new ActivityTraceOptions { IncludedSources = [s_source.Name] });
        using IScope scope = new Tracer(collector).StartActive("work");
        Assert.Equal([scope.Span.GetTag("trace.id")!, $"{scope.Span.SpanId}", "own", "stage"], OfSerilog()[..4]);
        Assert.Equal(OfSerilog(), OfNLog());
        using Activity inner = s_source.StartActivity("inner")!;
        Assert.Equal(inner.SpanId.ToHexString(), ulong.Parse(OfSerilog()[1], CultureInfo.InvariantCulture).ToString("x16"));
    }

    [Fact]
    public void AScopeThatBeganBeforeTheTracerWasConfiguredAnew_KeepsItsIds()
    {
        var settings = new TracerSettings { TraceEnabled = true, ServiceName = "first", AgentUri = new Uri("http://127.0.0.1:1") };
        Tracer.Configure(settings);
        using (IScope scope = Tracer.Instance.StartActive("work"))
        {
            Tracer.Configure(new TracerSettings { TraceEnabled = false });
            Assert.Equal($"{scope.Span.SpanId}", OfSerilog()[1]);
        }

        Assert.Equal("", OfSerilog()[1]);
    }

    [Fact]
    public void WithoutATracer_ReadingStartsNone()
    {
        using Activity activity = new Activity("of nobody").Start();

        Assert.Equal(activity.TraceId.ToHexString(), OfSerilog()[0]);
        Assert.Equal(OfSerilog(), OfNLog());
        Assert.Null(s_source.StartActivity("nobody listens"));
    }

    [Fact]
    public void APropertyOfTheEvent_Stays()
    {
        LogEvent? written = null;
        using Serilog.Core.Logger logger = new SerilogFactory().Enrich.WithProperty("dd_service", "own").Enrich
            .WithDatadog().WriteTo
            .Sink(new Sink(value => written = value))
            .CreateLogger();
        logger.Information("text");

        Assert.Equal("own", ((ScalarValue)written!.Properties["dd_service"]).Value);
    }

    [Fact]
    public void Null_IsRefused()
    {
        Assert.Throws<ArgumentNullException>(static () => Serilog.DatadogLoggerConfigurationExtensions.WithDatadog(null!));
        Assert.Throws<ArgumentNullException>(static () => NLog.DatadogSetupExtensions.RegisterDatadog(null!));
        Assert.Throws<ArgumentNullException>(static () => new DatadogEnricher().Enrich(null!, null!));
    }

    private static void AssertSame(IHost host, bool hasSpan)
    {
        string[] expected = OfScopes(host);
        Assert.Equal(hasSpan, expected[0].Length > 0);
        Assert.Equal(expected, OfSerilog());
        Assert.Equal(expected, OfNLog());
    }

    private static string[] OfScopes(IHost host)
    {
        var values = new Dictionary<string, string?>();
        host.Services.GetRequiredService<IExternalScopeProvider>().ForEachScope(static (scope, values) =>
        {
            foreach (KeyValuePair<string, object?> pair in scope as IEnumerable<KeyValuePair<string, object?>> ?? [])
                values[pair.Key] = pair.Value?.ToString();
        }, values);
        return [.. s_names.Select(name => values.GetValueOrDefault($"dd.{name}") ?? "")];
    }

    private static string[] OfSerilog()
    {
        LogEvent? written = null;
        using Serilog.Core.Logger logger = new SerilogFactory().Enrich.WithDatadog().WriteTo
            .Sink(new Sink(value => written = value))
            .CreateLogger();
        logger.Information("text");
        return [.. s_names.Select(name => written!.Properties.TryGetValue($"dd_{name}", out LogEventPropertyValue? value)
            ? (string)((ScalarValue)value).Value!
            : "")];
    }

    private static string[] OfNLog()
    {
        using var factory = new LogFactory();
        factory.Setup().RegisterDatadog();
        using var memory = new MemoryTarget { Layout = string.Join('|', s_names.Select(static name => $"${{dd_{name}}}")) };
        var configuration = new LoggingConfiguration(factory);
        configuration.AddRuleForAllLevels(new AsyncTargetWrapper("async", memory)); // rendered by the thread that logs
        factory.Configuration = configuration;
        factory.GetLogger("shop").Info("text");
        factory.Flush();
        return Assert.Single(memory.Logs).Split('|');
    }

    private static IHost Build(params string[] settings)
    {
        var builder = new HostApplicationBuilder(new HostApplicationBuilderSettings { DisableDefaults = true, ApplicationName = "worker" });
        builder.Configuration.AddInMemoryCollection(settings.Prepend("DD_TRACE_AGENT_URL=http://127.0.0.1:1").Select(static setting =>
            KeyValuePair.Create(setting.Split('=')[0], (string?)setting.Split('=')[1])));
        builder.Services.AddDatadogTracing();
        return builder.Build();
    }

    private sealed class Sink(Action<LogEvent> write) : Serilog.Core.ILogEventSink
    {
        public void Emit(LogEvent logEvent) => write(logEvent);
    }
}
