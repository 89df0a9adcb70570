using WebShop.Reporting;

namespace WebShop.Services;

/// <summary>One of the services, in a process of its own.</summary>
internal static class ShopService
{
    /// <summary>What the command line of a service begins with; the name of the service follows.</summary>
    internal const string Argument = "service";

    private const string HealthPath = "/health";
    private const int Succeeded = 0;

    /// <returns>The exit code.</returns>
    internal static async Task<int> RunAsync(string name)
    {
        WebApplicationBuilder builder = WebApplication.CreateBuilder();
        builder.WebHost.UseUrls("http://127.0.0.1:0");
        builder.Services.AddProblemDetails();
        ServiceLogging.Add(builder);
        AddService(name, builder);

        using var counts = new SpanCounter();
        await using (WebApplication app = builder.Build())
        {
            app.UseExceptionHandler();
            app.MapGet(HealthPath, static () => "ready");
            MapService(name, app);
            await app.StartAsync();
            ServiceLines.WriteAddress(app.Urls.Single());
            StopWithLauncher(app.Lifetime);
            await app.WaitForShutdownAsync();
        }

        ServiceLines.WriteCounts(counts.Read()); // the host has sent all that it had
        return Succeeded;
    }

    private static void AddService(string name, WebApplicationBuilder builder)
    {
        switch (name)
        {
            case ShopServices.Storefront: Storefront.Add(builder); break;
            case ShopServices.Catalog: Catalog.Add(builder); break;
            case ShopServices.Orders: Orders.Add(builder); break;
            default: throw new ArgumentException($"There is no service '{name}'.", nameof(name));
        }
    }

    private static void MapService(string name, WebApplication app)
    {
        switch (name)
        {
            case ShopServices.Storefront: Storefront.Map(app); break;
            case ShopServices.Catalog: Catalog.Map(app); break;
            default: Orders.Map(app); break;
        }
    }

    // The launcher closes the input to end a service. So does the system when the launcher is gone, however that came about.
    private static void StopWithLauncher(IHostApplicationLifetime lifetime) => new Thread(() =>
    {
        Console.OpenStandardInput().CopyTo(Stream.Null);
        lifetime.StopApplication();
    }) { IsBackground = true, Name = "waits for the launcher" }.Start();
}
