using Microsoft.Extensions.Logging.Console;

namespace WebShop.Reporting;

/// <summary>Logs as services in containers do: lines of JSON, with scopes. Tracing puts the ids of traces there.</summary>
internal static class ServiceLogging
{
    internal static void Add(WebApplicationBuilder builder)
    {
        builder.Logging.ClearProviders();
        builder.Logging.AddJsonConsole(static console => console.IncludeScopes = true);
        // The output has the lines for the launcher.
        builder.Logging.Services.Configure<ConsoleLoggerOptions>(static console => console.LogToStandardErrorThreshold = LogLevel.Trace);
        builder.Logging.SetMinimumLevel(LogLevel.Warning);
        builder.Logging.AddFilter(nameof(WebShop), LogLevel.Information);
    }
}
