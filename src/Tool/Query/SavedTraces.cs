namespace SpanPack.Tool;

/// <summary>Finds traces in saved payloads, as the page does.</summary>
/// <param name="files">The payloads.</param>
internal sealed class SavedTraces(IReadOnlyList<PayloadFile> files)
{
    private const long MaxBytes = 1L << 30;

    /// <summary>Finds the newest traces that fit a filter.</summary>
    /// <param name="filter">The filter.</param>
    /// <param name="limit">The most traces.</param>
    /// <param name="cancellation">Ends the work.</param>
    /// <exception cref="ToolException">A payload cannot be read, or they take too much memory together.</exception>
    internal async Task<IReadOnlyList<TraceSummary>> FindAsync(Filter filter, int limit, CancellationToken cancellation)
    {
        var state = new PageState(new AgentPageOptions { KeptBytes = MaxBytes });
        using var intake = new PageIntake(state.Store, state.Statistics, TimeProvider.System);
        foreach (PayloadFile file in files)
        {
            PagePayload payload = await SavedPayload.ReadAsync(file, MaxBytes, cancellation);
            if (payload.Refusal is { } refusal) ErrorOutput.WriteLine($"{file.Name}: {refusal}");
            if (intake.Offer(payload)) await intake.WaitUntilIdleAsync();
            StoreCounts counts = state.Store.Counts;
            if (counts.PayloadsGone + counts.PayloadsMissed > 0)
            {
                throw new ToolException($"the payloads take more than {Amount.Of(MaxBytes, "byte")} of memory; query fewer of them");
            }
        }

        List<KeptTrace> found = new TraceLists(state.Store, TimeProvider.System).All(filter, cancellation);
        return TraceSummaries.Of([.. found.Take(limit)], state.Store);
    }
}
