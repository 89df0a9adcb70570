using System.CommandLine;

namespace SpanPack.Tool;

/// <summary><c>spanpack convert</c>: converts payloads to another format.</summary>
internal static class ConvertCommand
{
    internal static ToolCommand Create()
    {
        var input = new Argument<string>("IN") { Description = "A payload, a folder of payloads (*.msgpack), or - for standard input." };
        var output = new Argument<string>("OUT") { Description = "The file to write, or - for standard output; a folder when IN is one." };
        Option<TraceFormat?> to = PayloadOptions.Format("--to", "The format to write.");
        to.Required = true;
        Option<InputFormat?> from = PayloadOptions.From();
        var force = new Option<bool>("--force")
        {
            Description = "Overwrites existing files. Without it the tool asks first; if it cannot "
            + "ask, it stops."
        };
        Option<int?> maxOutput = ByteCountOption.Create("--max-output",
            $"The bytes that a payload may become, such as 500MB; more is refused. The default is {MemoryBound.OutputText}.");
        var command = new ToolCommand(
            "convert",
            "Converts payloads to another format, and reports on the error stream what was lost.",
            new ToolHelp
            {
                Notes =
                [
                    "Each payload is read into memory as a whole. This takes several times the size of the file.",
                    MemoryBound.Note,
                    "An input file is never overwritten, not even with --force.",
                    "A file is there whole or not at all. A FIFO or a device is written to as it is.",
                ],
                Succeeded = "converted, even if something was lost",
                Refused = "a payload was refused, or would become too large",
                Examples = ["spanpack convert traces.msgpack traces.v1.0.msgpack --to v1.0",
                    "spanpack convert saved/ converted/ --to v0.5"],
            })
        {
            input, output, to, from, force, maxOutput,
        };
        command.SetAction(async (parsed, cancellation) =>
        {
            string source = parsed.GetRequiredValue(input);
            var options = new ConvertOptions(parsed.GetRequiredValue(to)!.Value, parsed.GetRequiredValue(output), parsed.GetValue(force),
                parsed.GetValue(maxOutput));
            using var run = new ConvertRun(PayloadSource.Find(source, parsed.GetValue(from)), options);
            return Directory.Exists(source) ? await run.ToFolderAsync(cancellation) : await run.ToFileAsync(cancellation);
        });
        return command;
    }
}
