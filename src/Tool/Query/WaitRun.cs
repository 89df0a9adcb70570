using System.Diagnostics;

namespace SpanPack.Tool;

/// <summary>Waits until traces that fit a filter have come to an agent, which may be started meanwhile.</summary>
/// <param name="options">The request.</param>
/// <param name="timeout">The longest wait.</param>
/// <param name="rows">Prints the traces.</param>
internal sealed class WaitRun(QueryOptions options, TimeSpan timeout, TraceRows rows)
{
    private const int MaxShown = 10; // of the traces that came instead

    private static readonly TimeSpan s_pause = TimeSpan.FromMilliseconds(100); // before an agent that was not there is asked again
    private static readonly TimeSpan s_longestRequest = TimeSpan.FromMinutes(1);

    private readonly long _began = Stopwatch.GetTimestamp();

    private TimeSpan Left => timeout - Stopwatch.GetElapsedTime(_began);

    /// <returns>The exit code: refused if not enough traces came in time.</returns>
    /// <exception cref="ToolException">The filter cannot be read.</exception>
    internal async Task<int> RunAsync(CancellationToken cancellation)
    {
        QueryOptions.Read(options.Filter);
        using var client = new PageClient(options.Page);
        int matched = 0;
        string problem = "nothing listens there";
        bool wasReached = false;
        do
        {
            try
            {
                TraceWaitAnswer answer = await client.WaitAsync(
                    options.Filter, options.Limit, TimeSpan.FromTicks(Math.Min(Left.Ticks, s_longestRequest.Ticks)), cancellation);
                (wasReached, matched) = (true, answer.Matched);
                if (!answer.Reached) continue;
                rows.Print(answer.Traces);
                return ExitCode.Succeeded;
            }
            catch (HttpRequestException e)
            {
                if (e.HttpRequestError != HttpRequestError.ConnectionError) problem = e.Message;
                await Task.Delay(s_pause, cancellation);
            }
        }
        while (Left > TimeSpan.Zero);
        ErrorOutput.WriteLine(
            wasReached
                ? $"{matched} of {Amount.Of(options.Limit, "trace")} that fit '{options.Filter}' came within {timeout.TotalSeconds} s"
                : $"no page of an agent answers at {options.Page}: {problem}");
        if (wasReached) await TellOthersAsync(client, cancellation);
        return ExitCode.Refused;
    }

    private async Task TellOthersAsync(PageClient client, CancellationToken cancellation)
    {
        TraceListAnswer others;
        try
        {
            others = await client.FindAsync(string.Empty, before: null, MaxShown, cancellation);
        }
        catch (ToolException)
        {
            ErrorOutput.WriteLine($"what came instead is not known: no page of an agent answers any more at {options.Page}");
            return;
        }

        ErrorOutput.WriteLine(others.Traces.Count == 0 ? "no trace is kept" : "the newest traces that are kept:");
        foreach (TraceSummary trace in others.Traces) ErrorStream.Write($"  {SafeText.Escape(TraceRows.TextOf(trace))}\n");
    }
}
