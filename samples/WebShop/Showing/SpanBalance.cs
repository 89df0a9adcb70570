using WebShop.Launching;
using WebShop.Reporting;
using WebShop.Services;

namespace WebShop.Showing;

/// <summary>The spans of a process: those that it has made, and those that have arrived.</summary>
/// <param name="Service">The process.</param>
/// <param name="Counts">What it has said at its end; null when it could not.</param>
/// <param name="Arrived">What the agent has.</param>
internal sealed record SpanBalance(ServiceProcess Service, SpanCounts? Counts, long Arrived)
{
    /// <summary>Gets whether nothing was lost.</summary>
    internal bool IsComplete => Counts?.Made == Arrived;

    /// <param name="shop">The processes, which have ended.</param>
    /// <param name="received">What the embedded agent has; null for another agent, which the services must be believed of.</param>
    internal static IEnumerable<SpanBalance> Of(ShopProcesses shop, ReceivedTraces? received)
        => shop.Services.Select(service =>
            new SpanBalance(service, service.Counts, received is null ? service.Counts?.Sent ?? 0 : Arrivals(service, received)));

    // The worker has no process of its own.
    private static long Arrivals(ServiceProcess service, ReceivedTraces received)
        => received.SpansByService.GetValueOrDefault(service.Name)
            + (service.Name == ShopServices.Orders ? received.SpansByService.GetValueOrDefault(ShopServices.Invoices) : 0);
}
