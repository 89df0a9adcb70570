namespace SpanPack;

/// <summary>Counts the traces that fit a filter by service, status, operation, time and duration.</summary>
/// <param name="store">The traces.</param>
internal sealed class TraceOverview(TraceStore store)
{
    internal TraceOverviewAnswer Read(Filter filter, CancellationToken cancellation)
    {
        KeptTrace[] traces = store.Traces();
        OverviewTally[] tallies = TraceScan.Run<OverviewTally>(
            traces, () => new FilterRun(filter, store), static (tally, trace) => tally.Add(trace), cancellation);
        OverviewTally all = tallies[0];
        foreach (OverviewTally other in tallies.AsSpan(1)) all.Add(other);
        return new TraceOverviewAnswer
        {
            Matched = all.Traces.Count,
            Of = traces.Length,
            Services = all.Services(store.Pools.Services),
            Statuses = all.Statuses(),
            Operations = all.Operations(),
            Field = all.Traces.Count == 0 ? null : DurationField.Of(all.Traces),
        };
    }
}
