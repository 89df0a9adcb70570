namespace SpanPack.Tool;

/// <summary>Counts requests that are answered and not shown, by their paths: stats, telemetry and others.</summary>
internal sealed class QuietTally
{
    private readonly SortedDictionary<string, int> _counts = new(StringComparer.Ordinal);

    internal void Add(string path)
    {
        // else it is one of the few that are answered exactly
        string shown = TelemetryProxyEndpoint.IsPath(path) ? TelemetryProxyEndpoint.Prefix : QuietRoute.Find(path)?.Path ?? path;
        _counts[shown] = _counts.GetValueOrDefault(shown) + 1;
    }

    /// <summary>Returns <c>; also answered: /info 2, /v0.6/stats 14</c>; empty without such requests.</summary>
    public override string ToString()
        => _counts.Count == 0
            ? string.Empty
            : $"; also answered: {string.Join(", ", _counts.Select(static count => $"{count.Key} {count.Value}"))}";
}
