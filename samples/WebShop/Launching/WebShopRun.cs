using SpanPack;
using WebShop.Real;
using WebShop.Showing;

namespace WebShop.Launching;

/// <summary>One run: starts the services, makes requests, ends the services and shows what the agent got.</summary>
internal static class WebShopRun
{
    private const int Succeeded = 0;
    private const int Failed = 1;
    private const int Interrupted = 130; // as shells say it of Ctrl+C

    /// <returns>The exit code.</returns>
    internal static async Task<int> RunAsync(WebShopOptions options, CancellationToken cancellation)
    {
        try
        {
            if (options.Agent is { } address)
                return await RunAsync(options, AgentAddress.Parse(address).ToString(), agent: null, cancellation);
            await using DevAgentServer agent = await DevAgentServer.StartAsync(cancellationToken: cancellation);
            return await RunAsync(options, agent.Url.ToString(), agent, cancellation);
        }
        catch (OperationCanceledException) when (cancellation.IsCancellationRequested)
        {
            return Interrupted;
        }
        catch (Exception problem) when (problem is IOException or HttpRequestException or UnauthorizedAccessException or FormatException
            or ArgumentException)
        {
            await Console.Error.WriteLineAsync($"webshop: {problem.Message}");
            return Failed;
        }
    }

    private static async Task<int> RunAsync(WebShopOptions options, string address, DevAgentServer? agent, CancellationToken cancellation)
    {
        await using RealServers servers = options.IsReal ? await RealServers.StartAsync(cancellation) : RealServers.None;
        await using ShopProcesses shop = await ShopProcesses.StartAsync(address, servers.Settings, cancellation);
        ShopPrinter.PrintStart(shop, address, options.KeepRunning);
        using var traffic = new ShopTraffic(shop.Storefront);
        List<ShopRequest> requests = ShopRequests.Create(options.Requests);
        await (options.KeepRunning ? traffic.RepeatAsync(requests, cancellation) : traffic.RunAsync(requests, cancellation));

        await shop.StopAsync(); // now all spans are sent
        ReceivedTraces? received = agent is null ? null : new ReceivedTraces(agent);
        if (received is not null) TypicalTraces.Print(received, shop, options.ShowTags);
        ShopPrinter.PrintSummary(traffic, shop, received);
        return SpanBalance.Of(shop, received).All(static balance => balance.IsComplete) ? Succeeded : Failed;
    }
}
