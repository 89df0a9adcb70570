namespace SpanPack.Tool;

/// <summary>Prints the newest traces that fit a filter, of an agent that runs or of saved payloads.</summary>
/// <param name="options">The request.</param>
/// <param name="rows">Prints them.</param>
internal sealed class QueryRun(QueryOptions options, TraceRows rows)
{
    private const int MostOfOneAnswer = 500;

    /// <returns>The exit code: refused if no trace fits.</returns>
    /// <exception cref="ToolException">The filter or a payload cannot be read, or no page answers.</exception>
    internal async Task<int> RunAsync(CancellationToken cancellation)
    {
        Filter filter = QueryOptions.Read(options.Filter);
        int found = options.Files is { } files ? Print(await new SavedTraces(files).FindAsync(filter, options.Limit, cancellation))
            : await AskAsync(cancellation);
        if (found == 0) ErrorOutput.WriteLine("no trace fits");
        return found == 0 ? ExitCode.Refused : ExitCode.Succeeded;
    }

    // An answer that would take long ends early, with the place to go on from.
    private async Task<int> AskAsync(CancellationToken cancellation)
    {
        using var client = new PageClient(options.Page);
        int found = 0;
        long? before = null;
        do
        {
            TraceListAnswer answer = await client.FindAsync(
                options.Filter, before, Math.Min(options.Limit - found, MostOfOneAnswer), cancellation);
            found += Print(answer.Traces);
            before = answer.Next;
        }
        while (before is not null && found < options.Limit);
        return found;
    }

    private int Print(IReadOnlyList<TraceSummary> traces)
    {
        rows.Print(traces);
        return traces.Count;
    }
}
