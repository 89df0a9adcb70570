using System.Diagnostics;
using SpanPack;
using WebShop.Messages;
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
        builder.Services.AddDatadogTracing(Trace);
        builder.Services.AddProblemDetails();
        ServiceLogging.Add(builder);
        AddService(name, builder);

        using var counter = new SpanCounter();
        await using WebApplication app = builder.Build();
        app.UseExceptionHandler();
        app.MapGet(HealthPath, static () => "ready");
        MapService(name, app);
        await app.StartAsync();
        ServiceLines.WriteAddress(app.Urls.Single());
        StopWithLauncher(app.Lifetime);
        await app.WaitForShutdownAsync();
        ServiceLines.WriteCounts(counter.Read()); // the host has sent all that it had
        return Succeeded;
    }

    // The one line would do without any of this.
    private static void Trace(DatadogTracingOptions options) => options.Traces = options.Traces with
    {
        // Orchestrators ask all the time. No span is made of it, nor of what is done for it.
        Filter = static activity => activity.GetTagItem("url.path") is not HealthPath,
        Enrich = static (activity, span) =>
        {
            if (IsOfWorker(activity)) span.Service = ShopServices.Invoices;
        },
    };

    // The worker is a service of its own to its readers, though it lives in the process of another one.
    private static bool IsOfWorker(Activity? activity)
    {
        while (activity is not null && !InvoiceQueue.IsOfWorker(activity)) activity = activity.Parent;
        return activity is not null;
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
    private static void StopWithLauncher(IHostApplicationLifetime lifetime)
    {
        new Thread(Wait) { IsBackground = true, Name = "waits for the launcher" }.Start();

        void Wait()
        {
            Console.OpenStandardInput().CopyTo(Stream.Null);
            lifetime.StopApplication();
        }
    }
}
