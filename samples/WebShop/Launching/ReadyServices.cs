namespace WebShop.Launching;

/// <summary>Asks services whether they are ready, as an orchestrator does. Their traces leave these requests out.</summary>
internal static class ReadyServices
{
    private static readonly TimeSpan s_pause = TimeSpan.FromMilliseconds(50);

    internal static async Task WaitAsync(IEnumerable<ServiceProcess> services, CancellationToken cancellation)
    {
        using var client = new HttpClient();
        foreach (ServiceProcess service in services)
        {
            while (!await IsReadyAsync(client, new Uri(service.Url, "health"), cancellation)) await Task.Delay(s_pause, cancellation);
        }
    }

    private static async Task<bool> IsReadyAsync(HttpClient client, Uri url, CancellationToken cancellation)
    {
        using HttpResponseMessage response = await client.GetAsync(url, cancellation);
        return response.IsSuccessStatusCode;
    }
}
