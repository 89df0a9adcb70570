using System.CommandLine;

namespace SpanPack.Tool;

/// <summary><c>spanpack query</c>: finds traces.</summary>
internal static class QueryCommand
{
    private const int DefaultLimit = 100;
    private const int MaxLimit = 100_000;

    internal static ToolCommand Create()
    {
        var set = new QueryOptionSet();
        var file = new Argument<string?>("FILE")
        {
            Description = "A payload, a folder of payloads (*.msgpack), or - for standard input. "
                + "Without FILE, an agent that runs with --page is asked.",
            Arity = ArgumentArity.ZeroOrOne,
        };
        Option<InputFormat?> from = PayloadOptions.From();
        string most = $"The most traces that are printed, the newest first: 1 to {MaxLimit}, {DefaultLimit} by default.";
        Option<int> limit = QueryOptionSet.Number("--limit", most, DefaultLimit, MaxLimit);
        var command = new ToolCommand(
            "query",
            "Prints the traces that fit a filter, of an agent that runs or of saved payloads.",
            new ToolHelp
            {
                Notes =
                [
                    QueryOptionSet.FilterNote,
                    "A line has the id of the trace, its start, duration, service and resource, and the number of its spans and errors.",
                    "Payloads that are read take at most 1 GiB of memory together.",
                ],
                Succeeded = "a trace fits",
                Refused = "no trace fits",
                WrongUse = "wrong use, no agent with a page answers, or something cannot be read",
                Examples = ["spanpack query 'service:shop status:error @duration:>100ms'",
                    "spanpack query '@http.status_code:>=500' --json | jq .id", "spanpack query status:error saved/"],
            })
        {
            set.Filter, file, set.Page, limit, set.Json, from,
        };
        command.SetAction((parsed, cancellation) =>
        {
            IReadOnlyList<PayloadFile>? files = parsed.GetValue(file) is { } source ? PayloadSource.Find(source, parsed.GetValue(from))
                : null;
            return new QueryRun(set.Options(parsed, parsed.GetValue(limit), files), set.Rows(parsed)).RunAsync(cancellation);
        });
        return command;
    }
}
