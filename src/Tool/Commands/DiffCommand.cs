using System.CommandLine;

namespace SpanPack.Tool;

/// <summary><c>spanpack diff</c>: compares payloads.</summary>
internal static class DiffCommand
{
    internal static ToolCommand Create()
    {
        var a = new Argument<string>("A") { Description = "A payload, a folder of payloads (*.msgpack), or - for standard input." };
        var b = new Argument<string>("B") { Description = "The payload to compare it with; the format may differ." };
        var ids = new Option<bool>("--ids") { Description = "Also compares the ids of traces and spans." };
        var times = new Option<bool>("--times") { Description = "Also compares starts, durations and times of events." };
        var process = new Option<bool>("--process-tags")
        {
            Description = "Also compares the tags that differ from process to process: "
            + "runtime-id, process_id, language, host, container, commit."
        };
        var command = new ToolCommand(
            "diff",
            "Compares two payloads span by span. Their formats may differ.",
            new ToolHelp
            {
                Notes = ["A span is paired with the span that has the same path: service, name and resource of its parents and its own.",
                    MemoryBound.Note],
                Succeeded = "the same",
                Refused = "different, or a payload was refused",
                Examples = ["spanpack diff before.msgpack after.msgpack", "spanpack diff monday/ tuesday/ --times"],
            })
        {
            a, b, ids, times, process,
        };
        command.Validators.Add(result =>
        {
            if (result.GetValue(a) == PayloadSource.StandardInput && result.GetValue(b) == PayloadSource.StandardInput)
                result.AddError("only one of the two can be standard input");
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
