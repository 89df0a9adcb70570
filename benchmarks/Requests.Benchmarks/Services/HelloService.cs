using OpenTelemetry.Exporter;
using OpenTelemetry.Trace;
using SpanPack.Requests.Benchmarks.Children;

namespace SpanPack.Requests.Benchmarks.Services;

/// <summary>A service that says hello.</summary>
internal static class HelloService
{
    internal const string Path = "/hello";

    /// <summary>Where it says what it has used. Costs are differences.</summary>
    internal const string StatePath = "/state";

    /// <param name="kind">How it is traced.</param>
    /// <param name="receiver">The port that spans go to.</param>
    internal static async Task RunAsync(TracingKind kind, int receiver)
    {
        using var losses = new LossListener();
        WebApplicationBuilder builder = WebApplication.CreateBuilder();
        builder.WebHost.UseUrls("http://127.0.0.1:0");
        builder.Logging.ClearProviders(); // with a logger the framework makes activities that nobody listens to
        Trace(builder.Services, kind, $"http://127.0.0.1:{receiver}");
        WebApplication app = builder.Build();
        app.MapGet(Path, static () => "hello");
        app.MapGet(StatePath, static () => ServiceState.Read().ToString());
        await app.StartAsync();
        ChildLines.SayPort(new Uri(app.Urls.Single()).Port);
        await ChildLines.WaitForEndAsync();
        await app.StopAsync();
        await app.DisposeAsync();
        ChildLines.SayLast(losses.Count);
    }

    private static void Trace(IServiceCollection services, TracingKind kind, string receiver)
    {
        if (kind is TracingKind.SpanPack or TracingKind.SpanPackV04) services.AddDatadogTracing(options => (options.AgentUrl, options.Writer) = (receiver, new AgentWriterOptions { Format = kind == TracingKind.SpanPack ? null : TraceFormat.V04 }));
        if (kind is not (TracingKind.Otlp or TracingKind.OtlpInstrumented)) return;
        services.AddOpenTelemetry().WithTracing(tracing =>
        {
            tracing.SetSampler(new AlwaysOnSampler());
            if (kind == TracingKind.Otlp) tracing.AddSource("Microsoft.AspNetCore");
            else tracing.AddAspNetCoreInstrumentation();
            tracing.AddOtlpExporter(options => (options.Endpoint, options.Protocol) = (new Uri($"{receiver}/v1/traces"), OtlpExportProtocol.HttpProtobuf));
        });
    }
}
