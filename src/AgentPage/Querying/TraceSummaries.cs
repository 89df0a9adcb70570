using System.Globalization;

namespace SpanPack;

/// <summary>Traces in lists.</summary>
internal static class TraceSummaries
{
    private const int MaxServices = 8;
    private const int MaxSpansLookedAt = 10_000;

    internal static TraceSummary Of(KeptTrace trace, TraceStore store)
    {
        (string[] services, int more) = ServicesOf(trace, store.Pools.Services);
        HeadSpan head = trace.Head;
        return new TraceSummary
        {
            Id = TraceIdText.Of(trace.IdUpper, trace.Id),
            Seq = trace.Sequence,
            ReceivedAt = trace.ReceivedAt,
            Start = trace.Start.ToString(CultureInfo.InvariantCulture),
            Duration = trace.Duration,
            Spans = trace.Spans,
            Errors = trace.Errors,
            Error = head.IsError ? true : null,
            Service = head.Service,
            Name = head.Name,
            Resource = head.Resource,
            Type = head.Type,
            Status = head.Status.Length == 0 ? null : head.Status,
            Services = services,
            ServicesMore = more == 0 ? null : more,
            Payloads = PayloadsOf(trace),
            RootMissing = head.IsRoot ? null : true,
        };
    }

    internal static TraceSummary[] Of(IReadOnlyList<KeptTrace> traces, TraceStore store)
    {
        var summaries = new TraceSummary[traces.Count];
        for (int i = 0; i < summaries.Length; i++) summaries[i] = Of(traces[i], store);
        return summaries;
    }

    private static (string[] Services, int More) ServicesOf(KeptTrace trace, TextPool names)
    {
        var services = new List<string> { trace.Head.Service };
        int last = TextPool.Unknown, more = 0, left = MaxSpansLookedAt;
        var others = new HashSet<int>();
        foreach (ChunkPlace place in trace.Chunks)
        {
            foreach (ref readonly SpanEntry span in place.Payload.SpansOf(place.Chunk))
            {
                if (--left < 0) return ([.. services], more);
                if (span.Service == last || span.Service == TextPool.Unknown || !others.Add(last = span.Service)) continue;
                if (names[span.Service] == services[0]) continue;
                if (services.Count < MaxServices) services.Add(names[span.Service]);
                else more++;
            }
        }

        return ([.. services], more);
    }

    // Chunks come payload by payload.
    private static int PayloadsOf(KeptTrace trace)
    {
        long last = 0;
        int count = 0;
        foreach (ChunkPlace place in trace.Chunks)
        {
            if (place.Payload.Id != last) count++;
            last = place.Payload.Id;
        }

        return count;
    }
}
