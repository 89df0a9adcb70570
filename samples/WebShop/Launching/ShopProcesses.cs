using WebShop.Services;

namespace WebShop.Launching;

/// <summary>All services of the shop, and their folder.</summary>
internal sealed class ShopProcesses : IAsyncDisposable
{
    private static readonly TimeSpan s_patience = TimeSpan.FromSeconds(25); // for all, on a busy machine; usually it takes a moment

    private readonly DirectoryInfo _folder = Directory.CreateTempSubdirectory("webshop-");
    private readonly List<ServiceProcess> _started = [];
    private readonly Dictionary<string, string> _settings;
    private bool _stopped;

    private ShopProcesses(string agent, IReadOnlyDictionary<string, string> servers)
    {
        _settings = new Dictionary<string, string>(servers)
        {
            ["DD_TRACE_AGENT_URL"] = agent,
            ["DD_ENV"] = "demo",
            ["DD_VERSION"] = "1.0.0",
            [ServiceSettings.Folder] = _folder.FullName,
        };
    }

    /// <summary>Gets the services, in the order in which they were started.</summary>
    internal IReadOnlyList<ServiceProcess> Services => _started;

    /// <summary>Gets where customers go.</summary>
    internal Uri Storefront => _started[^1].Url;

    /// <summary>Starts the services, each after those that it calls, and waits until they are ready.</summary>
    /// <param name="agent">The address of the agent.</param>
    /// <param name="servers">Settings that name servers.</param>
    /// <param name="cancellation">Gives up, and ends those that run.</param>
    internal static async Task<ShopProcesses> StartAsync(string agent, IReadOnlyDictionary<string, string> servers,
        CancellationToken cancellation)
    {
        var shop = new ShopProcesses(agent, servers);
        try
        {
            shop._settings[ServiceSettings.CatalogUrl] = await shop.StartServiceAsync(ShopServices.Catalog, cancellation);
            shop._settings[ServiceSettings.OrdersUrl] = await shop.StartServiceAsync(ShopServices.Orders, cancellation);
            await shop.StartServiceAsync(ShopServices.Storefront, cancellation);
            await ReadyServices.WaitAsync(shop._started, cancellation);
            return shop;
        }
        catch
        {
            await shop.DisposeAsync();
            throw;
        }
    }

    /// <summary>Ends the services, each before those that it calls: an invoice that is due still asks the catalog.</summary>
    internal async Task StopAsync()
    {
        if (_stopped) return;
        _stopped = true;
        using var patience = new CancellationTokenSource(s_patience);
        foreach (ServiceProcess service in Enumerable.Reverse(_started)) await service.StopAsync(patience.Token);
    }

    public async ValueTask DisposeAsync()
    {
        await StopAsync();
        foreach (ServiceProcess service in _started) service.Dispose();
        _folder.Delete(recursive: true);
    }

    private async Task<string> StartServiceAsync(string name, CancellationToken cancellation)
    {
        _settings["DD_SERVICE"] = name;
        ServiceProcess service = await ServiceProcess.StartAsync(name, _settings, cancellation);
        _started.Add(service);
        return service.Url.ToString();
    }
}
