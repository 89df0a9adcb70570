namespace SpanPack.Tool;

/// <summary>Counts requests that are answered and not shown: stats, telemetry and the like, by their paths.</summary>
internal sealed class QuietTally
{
    private readonly SortedDictionary<string, int> _counts = new(StringComparer.Ordinal);

    internal void Add(string path)
    {
        string shown = TelemetryProxyEndpoint.IsPath(path) ? TelemetryProxyEndpoint.Prefix : QuietRoute.Find(path)?.Path ?? path; // else it is one of the few that are answered exactly
        _counts[shown] = _counts.GetValueOrDefault(shown) + 1;
    }

    /// <summary>Gets <c>; also answered: /info 2, /v0.6/stats 14</c>; empty when there was nothing.</summary>
    public override string ToString()
        => _counts.Count == 0 ? string.Empty : $"; also answered: {string.Join(", ", _counts.Select(static count => $"{count.Key} {count.Value}"))}";
}
