namespace SpanPack.Packages.Tests.Consuming;

/// <summary>Programs that are published as machine code, each with one package.</summary>
internal static class NativePrograms
{
    /// <summary>A web application with a route, and one that nobody handles the exception of.</summary>
    internal const string Web = """
        WebApplicationBuilder builder = WebApplication.CreateSlimBuilder(args);
        builder.WebHost.UseUrls("http://127.0.0.1:0");
        builder.Services.AddDatadogTracing();
        WebApplication app = builder.Build();
        app.MapGet("/orders/{id}", (string id) => $"order {id}");
        app.MapGet("/crash", string () => throw new InvalidOperationException("it crashes"));
        await app.StartAsync();
        Console.WriteLine($"at {app.Urls.Single()}");
        await app.WaitForShutdownAsync();
        """;

    /// <summary>A console that makes its own spans, with an activity inside one.</summary>
    internal const string Tracer = """
        using System.Diagnostics;
        using SpanPack;
        using SpanPack.Tracing;
        using SpanPack.Tracing.ExtensionMethods;

        using var source = new ActivitySource("Shop");
        var headers = new Dictionary<string, string>();
        using (IScope scope = Tracer.Instance.StartActive("checkout"))
        {
            scope.Span.SetTag("order.id", "7");
            scope.Span.SetTraceSamplingPriority(SamplingPriority.UserKeep);
            using (source.StartActivity("query")) { }
            try
            {
                throw new InvalidOperationException("it fails");
            }
            catch (InvalidOperationException e)
            {
                scope.Span.SetException(e);
            }

            new SpanContextInjector().Inject(headers, static (carrier, name, value) => carrier[name] = value, scope.Span.Context);
        }

        Console.WriteLine(headers["x-datadog-sampling-priority"]);
        await Tracer.Instance.ForceFlushAsync();
        """;

    /// <summary>A console with the OpenTelemetry SDK.</summary>
    internal const string Console = """
        using System.Diagnostics;
        using OpenTelemetry;
        using OpenTelemetry.Trace;

        using (TracerProvider provider = Sdk.CreateTracerProviderBuilder().AddSource("Shop").AddDatadogAgentExporter().Build())
        {
            using var source = new ActivitySource("Shop");
            using Activity? activity = source.StartActivity("checkout");
            try
            {
                throw new InvalidOperationException("it fails");
            }
            catch (InvalidOperationException e)
            {
                activity?.AddException(e).SetStatus(ActivityStatusCode.Error, e.Message);
            }
        }
        """;
}
