namespace SpanPack;

/// <summary>Requests to services and their resources over the last minutes, in bounded memory. Any number of threads.</summary>
/// <param name="time">The clock.</param>
internal sealed class ServiceStatistics(TimeProvider time)
{
    private const int MaxServices = 1000;
    private const long MaxBytes = 32 * 1024 * 1024; // from here on new resources are counted together
    private const int CountEvery = 4096; // requests between looks at the memory

    private readonly object _lock = new();
    private readonly Dictionary<string, ServiceRequests> _services = new(StringComparer.Ordinal);
    private int _untilCount;
    private bool _isFull;

    internal long Now => time.GetUtcNow().ToUnixTimeMilliseconds();

    /// <summary>Gets the estimated memory in bytes, as of the last check.</summary>
    internal long KeptBytes { get; private set; }

    internal void Add(IReadOnlyList<ServiceEntry> entries)
    {
        long slot = SlotClock.SlotOf(Now);
        lock (_lock)
        {
            foreach (ServiceEntry entry in entries)
            {
                if (--_untilCount < 0) Count(slot);
                if (Find(entry.Service) is { } service) service.Add(slot, entry, takesNew: !_isFull);
            }
        }
    }

    /// <summary>Sums the requests of each service that had any.</summary>
    internal IReadOnlyList<(string Service, string Type, int Resources, RequestSummary Sum)> Services(long first, long end)
    {
        lock (_lock)
        {
            var sums = new List<(string, string, int, RequestSummary)>();
            foreach ((string name, ServiceRequests service) in _services)
            {
                if (!service.All.IsIdle(first)) sums.Add((name, service.Type, service.ResourceCount(first), service.All.Sum(first, end)));
            }

            return sums;
        }
    }

    /// <summary>Sums the requests of each resource of a service that had any.</summary>
    internal (IReadOnlyList<(string Resource, string Name, RequestSummary Sum)> Resources, RequestSummary? Other) Resources(string service,
        long first, long end)
    {
        lock (_lock) return _services.TryGetValue(service, out ServiceRequests? found) ? found.Resources(first, end) : ([], null);
    }

    internal void Clear()
    {
        lock (_lock)
        {
            _services.Clear();
            (_isFull, _untilCount, KeptBytes) = (false, 0, 0);
        }
    }

    private ServiceRequests? Find(string name)
    {
        if (_services.TryGetValue(name, out ServiceRequests? service)) return service;
        if (_services.Count >= MaxServices) return null;
        return _services[name] = new ServiceRequests();
    }

    private void Count(long slot)
    {
        _untilCount = CountEvery;
        long bytes = _services.Values.Sum(static service => service.Bytes);
        if (bytes > MaxBytes || _services.Count >= MaxServices)
        {
            long first = slot - SlotClock.Slots + 1;
            foreach ((string name, ServiceRequests service) in _services.ToArray())
            {
                if (service.All.IsIdle(first)) _services.Remove(name);
                else service.RemoveIdle(first);
            }

            bytes = _services.Values.Sum(static service => service.Bytes);
        }

        (_isFull, KeptBytes) = (bytes > MaxBytes, bytes);
    }
}
