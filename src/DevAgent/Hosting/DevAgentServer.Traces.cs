namespace SpanPack;

/// <content>Waiting for traces.</content>
public sealed partial class DevAgentServer
{
    /// <summary>Waits for a trace that fits a filter, for 30 s by default; one that came before and is kept counts.</summary>
    /// <param name="filter">
    /// The filter, of at most 2,000 characters, such as <c>service:shop status:error @duration:&gt;100ms</c>. A trace fits if one of its
    /// spans fits the whole filter. An empty filter, or <c>*</c>, fits every trace. The language is that of the page and of <c>spanpack
    /// query</c>.
    /// </param>
    /// <param name="timeout">
    /// How long, up to 24 days; <see cref="Timeout.InfiniteTimeSpan"/> for as long as it takes; null for 30 s.
    /// </param>
    /// <param name="cancellationToken">Ends waiting.</param>
    /// <returns>The first trace that fits, with the spans that had come by then.</returns>
    /// <exception cref="ArgumentNullException"><paramref name="filter"/> is null.</exception>
    /// <exception cref="FormatException">The filter cannot be read. The message gives the reason and the place.</exception>
    /// <exception cref="TimeoutException">No such trace came in time. The message lists the traces that came instead.</exception>
    /// <exception cref="InvalidOperationException">
    /// The server ended before such a trace came. The message lists the traces that came instead.
    /// </exception>
    /// <exception cref="OperationCanceledException">
    /// <paramref name="cancellationToken"/> was cancelled. The message lists the traces that came instead.
    /// </exception>
    /// <exception cref="ArgumentOutOfRangeException"><paramref name="timeout"/> is negative and not infinite, or above 24 days.</exception>
    public async Task<ReceivedTrace> WaitForTraceAsync(string filter, TimeSpan? timeout = null,
        CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(filter);
        var search = new TraceSearch(ReadFilter(filter));
        ulong? found = null;
        using var wait = new RequestWait(_log, timeout ?? s_waitTimeout, _time, KeptTraces.Describe, cancellationToken);
        ReceivedRequest last = await wait.FindAsync(request => (found = search.Find(request)) is not null, $"a trace that fits '{filter}'")
            .ConfigureAwait(false);
        return KeptTraces.Gather(found!.Value, _log.Snapshot(), last);
    }

    private static Filter ReadFilter(string filter)
    {
        try
        {
            return FilterParser.Parse(filter);
        }
        catch (FilterException problem)
        {
            throw new FormatException($"The {problem.In(filter)}.", problem);
        }
    }
}
