namespace SpanPack;

/// <summary>Counts requests that hold no traces: statistics, telemetry, polls. Any number of threads.</summary>
internal sealed class IntakeTally
{
    private const int MaxPaths = 50;
    private const string Others = "…";

    private readonly object _lock = new();
    private readonly SortedDictionary<string, (string Kind, long Requests, long Bytes)> _counts = new(StringComparer.Ordinal);

    internal void Add(ReceivedRequest request)
    {
        string path = TelemetryProxyEndpoint.IsPath(request.Path)
            ? TelemetryProxyEndpoint.Prefix
            : QuietRoute.Find(request.Path)?.Path ?? ListText.Cut(request.Path);
        lock (_lock)
        {
            if (!_counts.ContainsKey(path) && _counts.Count >= MaxPaths) path = Others;
            (_, long requests, long bytes) = _counts.GetValueOrDefault(path);
            _counts[path] = (KindOf(path), requests + 1, bytes + request.Body.Length);
        }
    }

    internal IReadOnlyList<IntakeCount> Read()
    {
        lock (_lock)
            return [.. _counts.Select(static count =>
                new IntakeCount(count.Key, count.Value.Kind, count.Value.Requests, count.Value.Bytes))];
    }

    private static string KindOf(string path) => path switch
    {
        "/v0.6/stats" or "/v0.1/pipeline_stats" => "statistics",
        TelemetryProxyEndpoint.Prefix => "telemetry",
        ConfigurationEndpoint.Path => "configuration",
        InfoEndpoint.Path => "info",
        _ => "other",
    };
}
