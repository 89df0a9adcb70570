namespace SpanPack;

/// <summary>Finds the calls between services in the kept traces.</summary>
internal sealed class ServiceGraph(TraceStore store, ServiceStatistics statistics, bool isLive)
{
    private const int MaxNodes = 200;
    private const int MaxEdges = 1000;
    private const int MaxEdgesFound = 100_000;

    private static readonly TimeSpan s_patience = TimeSpan.FromMilliseconds(300);

    internal GraphAnswer Find(int minutes, TimeProvider time)
    {
        (long first, long end) = SlotClock.LastMinutes(statistics.Now, minutes);
        var calls = new Dictionary<(int From, int To), Calls>();
        var places = new Dictionary<ulong, int>();
        long began = time.GetTimestamp(), traces = 0;
        foreach (KeptTrace trace in store.Traces())
        {
            if (isLive && trace.ReceivedAt < first * SlotClock.SlotMilliseconds) break;
            Add(trace, places, calls);
            if (++traces % 64 == 0 && time.GetElapsedTime(began) > s_patience) break;
        }

        TextPool names = store.Pools.Services;
        Dictionary<string, NodeAnswer> nodes = Nodes(first, end);
        foreach ((int from, int to) in calls.Keys)
        {
            AddNode(nodes, names[from]);
            AddNode(nodes, names[to]);
        }

        NodeAnswer[] shown = [.. nodes.Values.OrderByDescending(static node => node.Requests)
            .ThenBy(static node => node.Service, StringComparer.Ordinal)
            .Take(MaxNodes)];
        HashSet<string> services = [.. shown.Select(static node => node.Service)];
        return new GraphAnswer
        {
            Nodes = shown,
            Edges =
            [
                .. calls.Where(call => services.Contains(names[call.Key.From]) && services.Contains(names[call.Key.To]))
                    .OrderByDescending(static call => call.Value.Durations.Count)
                    .Take(MaxEdges)
                    .Select(call =>
                        new EdgeAnswer { From = names[call.Key.From], To = names[call.Key.To], Calls = call.Value.Durations.Count,
                            Errors = call.Value.Errors, P95 = call.Value.Durations.Percentile(0.95) }),
            ],
            Traces = traces,
        };
    }

    private Dictionary<string, NodeAnswer> Nodes(long first, long end) => statistics.Services(first, end).ToDictionary(
        static service => service.Service,
        static service
            => new NodeAnswer
            {
                Service = service.Service, Type = service.Type, Requests = service.Sum.RequestCount,
                Errors = service.Sum.ErrorCount, P95 = service.Sum.Durations.Percentile(0.95)
            },
        StringComparer.Ordinal);

    private static void AddNode(Dictionary<string, NodeAnswer> nodes, string service)
        => nodes.TryAdd(service, new NodeAnswer { Service = service, Type = string.Empty, Requests = 0, Errors = 0, P95 = 0 });

    // Of spans with one id the first counts.
    private static void Add(KeptTrace trace, Dictionary<ulong, int> services, Dictionary<(int From, int To), Calls> calls)
    {
        services.Clear();
        foreach (ChunkPlace place in trace.Chunks)
        {
            foreach (ref readonly SpanEntry span in place.Payload.SpansOf(place.Chunk)) services.TryAdd(span.Id, span.Service);
        }

        foreach (ChunkPlace place in trace.Chunks)
        {
            foreach (ref readonly SpanEntry span in place.Payload.SpansOf(place.Chunk))
            {
                if (span.Parent == 0 || !services.TryGetValue(span.Parent, out int caller) || caller == span.Service
                    || caller == TextPool.Unknown || span.Service == TextPool.Unknown)
                    continue;
                if (!calls.TryGetValue((caller, span.Service), out Calls? found))
                {
                    if (calls.Count == MaxEdgesFound) continue;
                    calls[(caller, span.Service)] = found = new Calls();
                }

                found.Durations.Add(span.Duration);
                if (span.IsError) found.Errors++;
            }
        }
    }

    private sealed class Calls
    {
        internal DurationSketch Durations { get; } = new();

        internal long Errors { get; set; }
    }
}
