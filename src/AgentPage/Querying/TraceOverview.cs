namespace SpanPack;

/// <summary>Counts the traces that fit a filter by service, status, operation, time and duration.</summary>
/// <param name="store">The traces.</param>
internal sealed class TraceOverview(TraceStore store)
{
    private const int MaxThreads = 4;
    private const int TracesBetweenLooks = 64; // at the cancellation

    internal TraceOverviewAnswer Read(Filter filter, CancellationToken cancellation)
    {
        KeptTrace[] traces = store.Traces();
        int parts = Math.Clamp(Environment.ProcessorCount, 1, MaxThreads);
        var tallies = new OverviewTally[parts];
        Parallel.For(0, parts, new ParallelOptions { CancellationToken = cancellation }, part =>
        {
            var run = new FilterRun(filter, store);
            var tally = new OverviewTally();
            (int first, int end) = ((int)((long)traces.Length * part / parts), (int)((long)traces.Length * (part + 1) / parts));
            for (int i = first; i < end; i++)
            {
                if (i % TracesBetweenLooks == 0) cancellation.ThrowIfCancellationRequested();
                if (run.Fits(traces[i])) tally.Add(traces[i]);
            }

            tallies[part] = tally;
        });
        OverviewTally all = tallies[0];
        for (int i = 1; i < parts; i++) all.Add(tallies[i]);
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
