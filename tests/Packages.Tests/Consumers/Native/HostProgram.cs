using System.Diagnostics;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Hosting;
using Microsoft.Extensions.Logging;
using SpanPack;

/// <summary>A host of a service that nobody calls.</summary>
internal static class HostProgram
{
    internal static async Task RunAsync()
    {
        using var source = new ActivitySource("Shop");
        HostApplicationBuilder builder = Host.CreateApplicationBuilder();
        builder.Services.AddDatadogTracing();
        using IHost host = builder.Build();
        await host.StartAsync();
        ILogger log = host.Services.GetRequiredService<ILoggerFactory>().CreateLogger("Shop");
        using (source.StartActivity("checkout")) log.LogInformation("it runs");
        await host.StopAsync();
    }
}
