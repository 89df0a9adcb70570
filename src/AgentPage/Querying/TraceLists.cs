using System.Runtime.CompilerServices;

namespace SpanPack;

/// <summary>Finds traces that fit a filter.</summary>
internal sealed class TraceLists(TraceStore store, TimeProvider time)
{
    private const int TracesBetweenLooks = 64; // at the clock

    private static readonly TimeSpan s_patience = TimeSpan.FromMilliseconds(250);

    /// <summary>Finds the newest that fit, as many as are asked for or as time allows.</summary>
    internal TraceListAnswer Find(Filter filter, long above, long below, int most, CancellationToken cancellation)
    {
        KeptTrace[] traces = store.Traces(above, below);
        var found = new List<KeptTrace>();
        var run = new FilterRun(filter, store);
        long began = time.GetTimestamp();
        int scanned = 0;
        while (scanned < traces.Length && found.Count < most)
        {
            if (run.Fits(traces[scanned])) found.Add(traces[scanned]);
            if (++scanned % TracesBetweenLooks != 0) continue;
            cancellation.ThrowIfCancellationRequested();
            if (time.GetElapsedTime(began) > s_patience) break;
        }

        (long oldest, long newest) = store.TraceRange;
        return new TraceListAnswer
        {
            Traces = TraceSummaries.Of(found, store),
            Next = scanned < traces.Length ? traces[scanned - 1].Sequence : null,
            Scanned = scanned,
            Newest = newest,
            Oldest = oldest,
        };
    }

    /// <summary>Sorts those that fit.</summary>
    /// <param name="filter">Which ones.</param>
    /// <param name="sorting">Their order.</param>
    /// <param name="skipped">How many are left out at the beginning.</param>
    /// <param name="most">How many are told.</param>
    /// <param name="cancellation">Ends the work.</param>
    internal TraceListAnswer Sorted(Filter filter, TraceSorting sorting, int skipped, int most, CancellationToken cancellation)
    {
        KeptTrace[] found = sorting.Sort(All(filter, cancellation));
        KeptTrace[] told = [.. found.Skip(skipped).Take(most)];
        int end = skipped + told.Length;
        (long oldest, long newest) = store.TraceRange;
        return new TraceListAnswer
        {
            Traces = TraceSummaries.Of(told, store),
            Next = end < found.Length ? end : null,
            Scanned = found.Length,
            Newest = newest,
            Oldest = oldest,
        };
    }

    /// <summary>Counts those that fit.</summary>
    internal TraceCountAnswer Count(Filter filter, CancellationToken cancellation)
    {
        KeptTrace[] traces = store.Traces();
        if (filter.IsEmpty) return new TraceCountAnswer { Matched = traces.Length, Of = traces.Length };
        StrongBox<long>[] counts = TraceScan.Run<StrongBox<long>>(
            traces, () => new FilterRun(filter, store), static (count, _) => count.Value++, cancellation);
        return new TraceCountAnswer { Matched = counts.Sum(static count => count.Value), Of = traces.Length };
    }

    /// <summary>Finds all that fit, the newest first.</summary>
    internal List<KeptTrace> All(Filter filter, CancellationToken cancellation)
    {
        var run = new FilterRun(filter, store);
        var found = new List<KeptTrace>();
        foreach (KeptTrace trace in store.Traces())
        {
            cancellation.ThrowIfCancellationRequested();
            if (run.Fits(trace)) found.Add(trace);
        }

        return found;
    }

    /// <summary>Gets the traces that are named and kept.</summary>
    internal TraceListAnswer Named(IEnumerable<ulong> ids)
    {
        KeptTrace[] traces = [.. ids.Select(store.FindTrace).OfType<KeptTrace>()];
        (long oldest, long newest) = store.TraceRange;
        return new TraceListAnswer { Traces = TraceSummaries.Of(traces, store), Scanned = traces.Length, Newest = newest, Oldest = oldest };
    }
}
