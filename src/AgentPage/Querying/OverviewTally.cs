namespace SpanPack;

/// <summary>Counts traces by service, status and operation, and notes when each began. One thread at a time.</summary>
internal sealed class OverviewTally
{
    private const int MaxValues = 20; // of a facet that are told
    private const int MaxCounted = 2_000; // of operations

    private readonly Dictionary<int, (long Traces, long Errors)> _services = [];
    private readonly Dictionary<string, (long Traces, long Errors)> _operations = new(StringComparer.Ordinal);
    private readonly HashSet<int> _ofTrace = [];
    private long _errors;

    /// <summary>Gets when the traces began, how long they took, and whether a span of theirs is an error.</summary>
    internal List<(long Start, double Duration, bool IsError)> Traces { get; } = [];

    internal void Add(KeptTrace trace)
    {
        bool isError = trace.Errors > 0;
        Traces.Add((trace.Start, trace.Duration, isError));
        if (isError) _errors++;
        _ofTrace.Clear();
        foreach (ChunkPlace place in trace.Chunks)
        {
            foreach (ref readonly SpanEntry span in place.Payload.SpansOf(place.Chunk))
            {
                if (span.Service != TextPool.Unknown && _ofTrace.Add(span.Service))
                {
                    Count(_services, span.Service, 1, isError ? 1 : 0, int.MaxValue);
                }
            }
        }

        Count(_operations, trace.Head.Name, 1, isError ? 1 : 0, MaxCounted);
    }

    internal void Add(OverviewTally other)
    {
        Traces.AddRange(other.Traces);
        _errors += other._errors;
        foreach ((int service, (long traces, long errors)) in other._services) Count(_services, service, traces, errors, int.MaxValue);
        foreach ((string operation, (long traces, long errors)) in other._operations)
        {
            Count(_operations, operation, traces, errors, MaxCounted);
        }
    }

    internal FacetAnswer Services(TextPool names)
        => Most(_services.Select(count => new FacetValue(names[count.Key], count.Value.Traces, count.Value.Errors)));

    internal FacetAnswer Operations()
        => Most(_operations.Select(static count => new FacetValue(count.Key, count.Value.Traces, count.Value.Errors)));

    internal FacetAnswer Statuses()
        => Most(
            new[] { new FacetValue("ok", Traces.Count - _errors, 0), new FacetValue("error", _errors, _errors) }.Where(
                static status => status.Traces > 0));

    private static FacetAnswer Most(IEnumerable<FacetValue> values)
    {
        FacetValue[] all =
            [.. values.OrderByDescending(static value => value.Traces).ThenBy(static value => value.Value, StringComparer.Ordinal)];
        return new FacetAnswer { Values = [.. all.Take(MaxValues)], More = all.Length > MaxValues ? all.Length - MaxValues : null };
    }

    private static void Count<T>(Dictionary<T, (long Traces, long Errors)> counts, T value, long traces, long errors, int most)
        where T : notnull
    {
        bool isKnown = counts.TryGetValue(value, out (long Traces, long Errors) count);
        if (isKnown || counts.Count < most) counts[value] = (count.Traces + traces, count.Errors + errors);
    }
}
