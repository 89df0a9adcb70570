namespace SpanPack;

/// <summary>Requests to one service, in all and for each resource. One thread at a time.</summary>
internal sealed class ServiceRequests
{
    private const int MaxResources = 2000;

    private readonly Dictionary<string, (string Name, RequestSeries Series)> _resources = new(StringComparer.Ordinal);
    private RequestSeries? _other;

    internal RequestSeries All { get; } = new();

    /// <summary>Gets the type of its last request that had one.</summary>
    internal string Type { get; private set; } = string.Empty;

    internal long Bytes => All.Bytes + (_other?.Bytes ?? 0) + _resources.Values.Sum(static resource => resource.Series.Bytes);

    /// <param name="slot">The time slot.</param>
    /// <param name="entry">The request.</param>
    /// <param name="takesNew">Whether there is memory for another resource.</param>
    internal void Add(long slot, in ServiceEntry entry, bool takesNew)
    {
        if (entry.Type.Length > 0) Type = entry.Type;
        All.Add(slot, entry.Duration, entry.IsError);
        if (!_resources.TryGetValue(entry.Resource, out (string Name, RequestSeries Series) resource))
        {
            if (!takesNew || _resources.Count >= MaxResources)
            {
                (_other ??= new RequestSeries()).Add(slot, entry.Duration, entry.IsError);
                return;
            }

            _resources[entry.Resource] = resource = (entry.Name, new RequestSeries());
        }

        resource.Series.Add(slot, entry.Duration, entry.IsError);
    }

    internal int ResourceCount(long first) => _resources.Values.Count(resource => !resource.Series.IsIdle(first));

    internal (IReadOnlyList<(string Resource, string Name, RequestSummary Sum)> Resources, RequestSummary? Other) Resources(long first,
        long end)
    {
        var sums = new List<(string, string, RequestSummary)>();
        foreach ((string resource, (string name, RequestSeries series)) in _resources)
        {
            if (!series.IsIdle(first)) sums.Add((resource, name, series.Sum(first, end)));
        }

        return (sums, _other is null || _other.IsIdle(first) ? null : _other.Sum(first, end));
    }

    internal void RemoveIdle(long first)
    {
        foreach ((string resource, (_, RequestSeries series)) in _resources.ToArray())
        {
            if (series.IsIdle(first)) _resources.Remove(resource);
        }
    }
}
