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
