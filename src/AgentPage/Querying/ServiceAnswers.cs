namespace SpanPack;

/// <summary>Requests to services and resources as answers.</summary>
/// <param name="statistics">The requests.</param>
/// <param name="isLive">Whether time advances.</param>
internal sealed class ServiceAnswers(ServiceStatistics statistics, bool isLive)
{
    private const int MaxRows = 500;
    private const double SlotSeconds = SlotClock.SlotMilliseconds / 1000.0;

    internal ServicesAnswer Services(int minutes)
    {
        (long first, long end) = SlotClock.LastMinutes(statistics.Now, minutes);
        IReadOnlyList<(string Service, string Type, int Resources, RequestSummary Sum)> services = statistics.Services(first, end);
        return Empty(first, end) with
        {
            Services =
            [
                .. services.OrderByDescending(static service => service.Sum.RequestCount)
                    .ThenBy(static service => service.Service, StringComparer.Ordinal)
                    .Take(MaxRows)
                    .Select(static service =>
                        Row(service.Sum) with { Service = service.Service, Type = service.Type, Resources = service.Resources }),
            ],
            ServicesMore = services.Count > MaxRows ? services.Count - MaxRows : null,
        };
    }

    internal ServicesAnswer Resources(string service, int minutes)
    {
        (long first, long end) = SlotClock.LastMinutes(statistics.Now, minutes);
        (IReadOnlyList<(string Resource, string Name, RequestSummary Sum)> resources, RequestSummary? other) =
            statistics.Resources(service, first, end);
        foreach ((_, _, RequestSummary sum) in resources.OrderByDescending(static resource => resource.Sum.RequestCount).Skip(MaxRows))
        {
            (other ??= new RequestSummary((int)(end - first))).Add(sum);
        }

        return Empty(first, end) with
        {
            Service = service,
            Resources =
            [
                .. resources.OrderByDescending(static resource => resource.Sum.RequestCount).Take(MaxRows)
                    .Select(static resource => Row(resource.Sum) with { Resource = resource.Resource, Name = resource.Name }),
            ],
            Other = other is null ? null : Row(other),
        };
    }

    private ServicesAnswer Empty(long first, long end) => new()
    {
        From = first * SlotClock.SlotMilliseconds,
        To = end * SlotClock.SlotMilliseconds,
        Slot = SlotClock.SlotMilliseconds,
        Live = isLive,
    };

    private static RequestsAnswer Row(RequestSummary sum) => new()
    {
        Requests = sum.RequestCount,
        Errors = sum.ErrorCount,
        PerSecond = Math.Round(sum.RequestCount / (sum.Requests.Length * SlotSeconds), 3),
        P50 = sum.Durations.Percentile(0.5),
        P95 = sum.Durations.Percentile(0.95),
        P99 = sum.Durations.Percentile(0.99),
        Max = sum.Durations.Max,
        Histogram = [.. sum.Durations.Bars().Select(static bar => new BarAnswer { From = bar.From, To = bar.To, Count = bar.Count })],
        Series = new SeriesAnswer { Requests = sum.Requests, Errors = sum.Errors },
    };
}
