using System.Diagnostics;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Hosting;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Logging;

namespace SpanPack.Clients.Tests.Support;

/// <summary>Web applications that stand in for services elsewhere, although they are in the process of the client.</summary>
internal static class StandIn
{
    /// <summary>The setting that leaves out the requests that they serve; those of the program's own applications stay.</summary>
    internal const string Untraced = $"DD_TRACE_DISABLED_ACTIVITY_SOURCES={Source}";

    private const string Source = "SpanPack.Clients.Tests.StandIn";

    internal static WebApplication Build()
    {
        WebApplicationBuilder builder = WebApplication.CreateSlimBuilder();
        builder.WebHost.UseUrls("http://127.0.0.1:0");
        builder.Logging.ClearProviders();
        builder.Services.AddSingleton(new ActivitySource(Source)); // instead of the framework's
        return builder.Build();
    }
}
