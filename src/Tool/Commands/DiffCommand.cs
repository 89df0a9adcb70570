using System.CommandLine;

namespace SpanPack.Tool;

/// <summary><c>spanpack diff</c>: compares payloads.</summary>
internal static class DiffCommand
{
    internal static Command Create()
    {
        var a = new Argument<string>("A") { Description = "A payload, a folder of saved payloads, or - for standard input." };
        var b = new Argument<string>("B") { Description = "What it is compared with; of any format." };
        var ids = new Option<bool>("--ids") { Description = "Compares ids of traces and spans, too." };
        var times = new Option<bool>("--times") { Description = "Compares starts, durations and times of events, too." };
        var process = new Option<bool>("--process-tags") { Description = "Compares what tells one process from another, too: runtime-id, process_id, language, host, container, commit." };
        var command = new ToolCommand(
            "diff",
            "Says what differs between two payloads, span by span, across formats. Spans are paired by their path of parents, service, name and resource. "
                + "Exit code 0: the same, 1: different or refused, 2: wrong use.",
            "spanpack diff before.msgpack after.msgpack",
            "spanpack diff monday/ tuesday/ --times")
        {
            a, b, ids, times, process,
        };
        command.Validators.Add(result =>
        {
            if (result.GetValue(a) == PayloadSource.StandardInput && result.GetValue(b) == PayloadSource.StandardInput) result.AddError("only one of the two can be standard input");
        });
        command.SetAction((parsed, cancellation) => new DiffRun(
            PayloadSource.Find(parsed.GetRequiredValue(a), null),
            PayloadSource.Find(parsed.GetRequiredValue(b), null),
            new DiffOptions(parsed.GetValue(ids), parsed.GetValue(times), parsed.GetValue(process)),
            new LinePrinter(parsed.InvocationConfiguration.Output, ConsoleFactory.Create(parsed.InvocationConfiguration.Output))).RunAsync(cancellation));
        return command;
    }
}
