using System.Globalization;
using WebShop.Launching;

namespace WebShop.Showing;

/// <summary>Prints what runs, and at the end the numbers.</summary>
internal static class ShopPrinter
{
    internal static void PrintStart(ShopProcesses shop, string agent, bool keepRunning)
    {
        Console.WriteLine($"agent       {agent}");
        foreach (ServiceProcess service in shop.Services)
            Console.WriteLine(string.Create(CultureInfo.InvariantCulture, $"{service.Name,-10}  {service.Url}, process {service.Id}"));
        if (keepRunning) Console.WriteLine("Ctrl+C ends it.");
    }

    internal static void PrintSummary(ShopTraffic traffic, ShopProcesses shop, ReceivedTraces? received)
    {
        Console.WriteLine();
        Console.WriteLine($"{traffic.Requests} requests: "
            + $"{string.Join(", ", traffic.Answers.Select(static answer => $"{answer.Count} x {answer.Status}"))}"
            + $"{(traffic.Failed > 0 ? $", {traffic.Failed} not answered" : "")}");
        if (received is not null)
        {
            string services = string.Join(", ",
                received.SpansByService.OrderBy(static pair => pair.Key,
                    StringComparer.Ordinal).Select(static pair => $"{pair.Value} {pair.Key}"));
            Console.WriteLine(string.Create(CultureInfo.InvariantCulture,
                $"{received.Count} traces of {received.Spans} spans ({services}) in {received.Bytes:N0} bytes"));
        }

        SpanBalance[] balances = [.. SpanBalance.Of(shop, received)];
        foreach (SpanBalance balance in balances) Console.WriteLine(Describe(balance));
        Console.WriteLine(balances.All(static balance => balance.IsComplete) ? "No span was lost." : "Spans were lost.");
    }

    private static string Describe(SpanBalance balance) => string.Create(
        CultureInfo.InvariantCulture,
        $"{balance.Service.Name,-10}  "
            + $"{(balance.Counts is { } counts ? $"made {counts.Made} spans" : "ended without a count")}, {balance.Arrived} arrived");
}
