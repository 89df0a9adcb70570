namespace SpanPack;

/// <summary>Says what the agent would cut, repair or drop of a payload. One payload at a time.</summary>
internal sealed class StrictFindings
{
    private readonly object _lock = new();

    /// <summary>Looks at a payload, and notes how much there is to say of it.</summary>
    /// <returns>What it found, and why it stopped before the end, or null.</returns>
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
