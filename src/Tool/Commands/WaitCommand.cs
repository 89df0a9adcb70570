using System.CommandLine;

namespace SpanPack.Tool;

/// <summary><c>spanpack wait</c>: waits for traces.</summary>
internal static class WaitCommand
{
    private const int MaxCount = 10_000;

    private static readonly TimeSpan s_defaultTimeout = TimeSpan.FromSeconds(30);

    internal static ToolCommand Create()
    {
        var set = new QueryOptionSet();
        Option<int> count = QueryOptionSet.Number(
            "--count", $"How many traces that fit must have come: 1 to {MaxCount}, 1 by default.", missing: 1, MaxCount);
        Option<TimeSpan> timeout = Timeout();
        var command = new ToolCommand(
            "wait",
            "Waits until traces that fit a filter have come to an agent that runs with --page: for scripts and tests.",
            new ToolHelp
            {
                Notes =
                [
                    QueryOptionSet.FilterNote,
                    "Traces that came before and are kept count. The agent may be started while it is waited for.",
                    "The traces are printed as by query, the newest 100. If too few came, the error stream says what came instead.",
                ],
                Succeeded = "the traces came",
                Refused = "too few came in time, or no agent with a page answered",
                Examples =
                    ["spanpack wait 'service:shop status:error' --count 3 --timeout 10s", "spanpack wait '@http.route:\"/orders/{id}\"'"],
            })
        {
            set.Filter, count, timeout, set.Page, set.Json,
        };
        command.SetAction((parsed, cancellation) =>
            new WaitRun(set.Options(parsed, parsed.GetValue(count)), parsed.GetValue(timeout), set.Rows(parsed)).RunAsync(cancellation));
        return command;
    }

    private static Option<TimeSpan> Timeout() => new("--timeout")
    {
        Description = "The longest wait: 500ms, 10s or 5m, up to an hour; 30s by default.",
        HelpName = "TIME",
        DefaultValueFactory = static _ => s_defaultTimeout,
        CustomParser = static result =>
        {
            if (DurationAmount.Parse(result.Tokens[^1].Value) is { } duration && duration > TimeSpan.Zero) return duration;
            result.AddError($"'{result.Tokens[^1].Value}' is not a time up to an hour: write 500ms, 10s or 5m");
            return s_defaultTimeout;
        },
    };
}
