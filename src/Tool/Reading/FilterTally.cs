namespace SpanPack.Tool;

/// <summary>The content that a filter has seen in all payloads of a command, for a message when nothing was selected.</summary>
internal sealed class FilterTally
{
    /// <summary>The most services that are named when nothing was selected.</summary>
    internal const int MostServices = 10;

    private readonly SortedSet<string> _services = new(StringComparer.Ordinal);
    private bool _moreServices;
    private bool _traceFound;

    /// <summary>Gets whether anything was selected.</summary>
    internal bool Found { get; private set; }

    /// <summary>Records a chunk of the selected trace, or any chunk without such a selection.</summary>
    /// <param name="matches">Whether it has selected spans.</param>
    /// <param name="services">The services of its spans.</param>
    internal void AddChunk(bool matches, IEnumerable<string> services)
    {
        _traceFound = true;
        Found |= matches;
        if (Found) return; // nothing will have to be said
        foreach (string service in services)
        {
            if (_services.Count < MostServices) _services.Add(service);
            else _moreServices |= !_services.Contains(service);
        }
    }

    /// <summary>Returns the message for an empty selection.</summary>
    internal string Missing(SpanFilter filter)
    {
        if (filter.Trace is { } trace && !_traceFound) return $"no trace with the id {trace.Text}";
        if (filter.Service is null) return $"no spans in trace {filter.Trace?.Text}";
        string where = filter.Trace is null ? string.Empty : $" in trace {filter.Trace.Text}";
        string others = _services.Count == 0
            ? "there are no spans"
            : $"services are {string.Join(", ", _services.Select(static name => $"'{name}'"))}{(_moreServices ? " and more" : "")}";
        return $"no span of service '{filter.Service}'{where}; {others}";
    }
}
