namespace SpanPack;

/// <summary>Looks for the traces that fit a filter on several threads.</summary>
internal static class TraceScan
{
    private const int MaxThreads = 4;
    private const int TracesBetweenLooks = 64; // at the cancellation

    /// <summary>Adds each trace that fits to the result of its thread.</summary>
    /// <typeparam name="T">The result of a thread.</typeparam>
    /// <param name="traces">The traces.</param>
    /// <param name="begin">Creates the run of the filter for a thread.</param>
    /// <param name="add">Adds a trace to a result.</param>
    /// <param name="cancellation">Ends the work.</param>
    /// <returns>The results, at least one.</returns>
    /// <exception cref="OperationCanceledException">The work was cancelled.</exception>
    internal static T[] Run<T>(KeptTrace[] traces, Func<FilterRun> begin, Action<T, KeptTrace> add, CancellationToken cancellation)
        where T : new()
    {
        int parts = Math.Clamp(Environment.ProcessorCount, 1, MaxThreads);
        var results = new T[parts];
        Parallel.For(0, parts, new ParallelOptions { CancellationToken = cancellation }, part =>
        {
            FilterRun run = begin();
            var result = new T();
            (int first, int end) = ((int)((long)traces.Length * part / parts), (int)((long)traces.Length * (part + 1) / parts));
            for (int i = first; i < end; i++)
            {
                if (i % TracesBetweenLooks == 0) cancellation.ThrowIfCancellationRequested();
                if (run.Fits(traces[i])) add(result, traces[i]);
            }

            results[part] = result;
        });
        return results;
    }
}
