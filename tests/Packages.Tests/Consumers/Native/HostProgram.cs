using System.Diagnostics;
using SpanPack;

/// <summary>A host with everything: a web application that is not asked anything.</summary>
internal static class HostProgram
{
    internal static async Task RunAsync()
    {
        using var source = new ActivitySource("Shop");
        WebApplicationBuilder builder = WebApplication.CreateSlimBuilder();
        builder.WebHost.UseUrls("http://127.0.0.1:0");
        builder.Services.AddDatadogTracing();
        await using WebApplication app = builder.Build();
        await app.StartAsync();
        using (source.StartActivity("checkout")) app.Logger.LogInformation("it runs");
        await app.StopAsync();
    }
}
