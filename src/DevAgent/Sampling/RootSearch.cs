namespace SpanPack;

/// <summary>
/// Finds the root of a chunk as the agent does. It is the last span without a parent, else the first one whose parent is not in the chunk,
/// else the last one.
/// </summary>
/// <remarks>Takes a few megabytes at most, for any payload.</remarks>
internal sealed class RootSearch
{
    // Of a chunk without a root that has more spans, or more services, a parent that is elsewhere is looked for among the first.
    private const int MaxSpans = 65_536;
    private const int MaxServices = 16;

    private readonly List<(ulong Id, ulong Parent, int Service)> _spans = []; // while there is no root
    private readonly List<RootService> _services = [];
    private RootService _last;
    private bool _hasRoot;

    /// <summary>Gets the number of spans of the chunk.</summary>
    internal int SpanCount { get; private set; }

    internal void Begin()
    {
        _spans.Clear();
        _services.Clear();
        (SpanCount, _hasRoot) = (0, false);
    }

    internal void Add(ulong id, ulong parent, RootService service)
    {
        SpanCount++;
        if (parent != 0 && _hasRoot) return;
        _last = service;
        _hasRoot = parent == 0;
        if (!_hasRoot && _spans.Count < MaxSpans) _spans.Add((id, parent, NumberOf(service)));
    }

    /// <summary>Gets the service of the chunk, which has at least one span.</summary>
    internal RootService Find()
    {
        if (_hasRoot) return _last;
        var ids = new HashSet<ulong>(_spans.Count);
        foreach ((ulong id, _, _) in _spans) ids.Add(id);
        foreach ((_, ulong parent, int service) in _spans)
        {
            if (!ids.Contains(parent) && service >= 0) return _services[service];
        }

        return _last;
    }

    private int NumberOf(RootService service)
    {
        int number = _services.IndexOf(service);
        if (number >= 0 || _services.Count == MaxServices) return number;
        _services.Add(service);
        return _services.Count - 1;
    }
}
