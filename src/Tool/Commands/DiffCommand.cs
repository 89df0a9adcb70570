using System.CommandLine;

namespace SpanPack.Tool;

/// <summary><c>spanpack diff</c>: compares payloads.</summary>
internal static class DiffCommand
{
    internal static ToolCommand Create()
    {
        var a = new Argument<string>("A") { Description = "A payload, a folder of saved payloads, or - for standard input." };
        var b = new Argument<string>("B") { Description = "What it is compared with; of any format." };
        var ids = new Option<bool>("--ids") { Description = "Compares ids of traces and spans, too." };
        var times = new Option<bool>("--times") { Description = "Compares starts, durations and times of events, too." };
        var process = new Option<bool>("--process-tags") { Description = "Compares what tells one process from another, too: runtime-id, process_id, language, host, container, commit." };
        var command = new ToolCommand(
            "diff",
            "Says what differs between two payloads, span by span, across formats.",
            new ToolHelp
            {
                Notes = ["Spans are paired by their path of parents: service, name and resource of each."],
                Succeeded = "the same",
                Refused = "different, or a payload was refused",
                Examples = ["spanpack diff before.msgpack after.msgpack", "spanpack diff monday/ tuesday/ --times"],
            })
        {
            a, b, ids, times, process,
        };
        command.Validators.Add(result =>
        {
            if (result.GetValue(a) == PayloadSource.StandardInput && result.GetValue(b) == PayloadSource.StandardInput) result.AddError("only one of the two can be standard input");
        });
        command.SetAction(async (parsed, cancellation) =>
        {
            using var run = new DiffRun(
                PayloadSource.Find(parsed.GetRequiredValue(a), null),
                PayloadSource.Find(parsed.GetRequiredValue(b), null),
                new DiffOptions(parsed.GetValue(ids), parsed.GetValue(times), parsed.GetValue(process)),
                ColorOption.Printer(parsed));
            return await run.RunAsync(cancellation);
        });
        return command;
    }
}
