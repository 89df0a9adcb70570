using System.CommandLine;

namespace SpanPack.Tool;

/// <summary><c>spanpack stats</c>: shows how a payload uses its bytes.</summary>
internal static class StatsCommand
{
    internal static ToolCommand Create()
    {
        Argument<string?> file = PayloadOptions.File();
        Option<InputFormat?> from = PayloadOptions.From();
        var command = new ToolCommand(
            "stats",
            "Shows where the bytes of a payload are: headers, keys, values and repeated strings. Also shows the size in each format.",
            new ToolHelp
            {
                Notes = ["Sizes in other formats are left out for payloads over 64 MiB and for those whose spans would take much memory, "
                    + "such as a span for each byte."],
                Succeeded = "measured",
                Refused = "a payload was refused",
                Examples = ["spanpack stats traces.msgpack"],
            })
        {
            file,
            from,
        };
        PayloadOptions.MayBeInput(command, file);
        command.SetAction((parsed, cancellation) =>
        {
            IReadOnlyList<PayloadFile> files =
                PayloadSource.Find(parsed.GetValue(file) ?? PayloadSource.StandardInput, parsed.GetValue(from));
            return new StatsRun(RunStreams.CurrentOutput, ColorOption.Printer(parsed), cancellation).RunAsync(files);
        });
        return command;
    }
}
