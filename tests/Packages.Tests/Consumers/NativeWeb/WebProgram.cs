/// <summary>A web application with a route, and one whose exception is not handled.</summary>
internal static class WebProgram
{
    internal static async Task RunAsync()
    {
        WebApplicationBuilder builder = WebApplication.CreateSlimBuilder();
        builder.WebHost.UseUrls("http://127.0.0.1:0");
        builder.Services.AddDatadogTracing();
        WebApplication app = builder.Build();
        app.MapGet("/orders/{id}", (string id) => $"order {id}");
        app.MapGet("/crash", string () => throw new InvalidOperationException("it crashes"));
        await app.StartAsync();
        Console.WriteLine($"at {app.Urls.Single()}");
        await app.WaitForShutdownAsync();
    }
}
