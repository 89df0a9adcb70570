namespace SpanPack;

/// <summary>Finds values that the agent would cut, repair or drop. Checks one payload at a time.</summary>
internal sealed class StrictFindings
{
    private readonly object _lock = new();

    /// <summary>Checks a payload and records the number of its findings.</summary>
    /// <returns>The findings, and the reason for stopping before the end, or null.</returns>
    internal (FindingList Findings, string? Stop) Look(KeptPayload payload)
    {
        lock (_lock)
        {
            var findings = new FindingList();
            var sink = new StrictSink(RequestOf(payload), new PayloadCounts(), findings);
            TraceFormatException? stop = PayloadPlayback.Play(payload.Body, payload.Format, sink);
            payload.Findings = findings.Count;
            return (findings, stop?.Message);
        }
    }

    // A file without saved headers says nothing of its request.
    private static SavedRequest? RequestOf(KeptPayload payload)
    {
        if (payload.Headers.Length == 0) return null;
        var headers = new Dictionary<string, IReadOnlyList<string>>(StringComparer.OrdinalIgnoreCase);
        foreach (KeptHeader header in payload.Headers) headers.TryAdd(header.Name, [header.Value]);
        return new SavedRequest { Method = "POST", Path = payload.Path, Headers = headers, BodyBytes = payload.Body.Length };
    }
}
