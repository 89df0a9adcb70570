using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Hosting;
using Microsoft.Extensions.Logging;

namespace SpanPack.OneSecond;

/// <summary>The same query in a generic host, with the one line.</summary>
internal static class HostProgram
{
    internal static async Task RunAsync(bool isTraced)
    {
        HostApplicationBuilder builder = Host.CreateApplicationBuilder();
        builder.Logging.ClearProviders();
        if (isTraced) AddTracing(builder.Services);
        using IHost host = builder.Build();
        await host.StartAsync();
        QueryProgram.Query();
        await host.StopAsync();
    }

    private static void AddTracing(IServiceCollection services) => services.AddDatadogTracing();
}
