using System.CommandLine;

namespace SpanPack.Tool;

/// <summary><c>spanpack convert</c>: lays payloads out for another format.</summary>
internal static class ConvertCommand
{
    internal static ToolCommand Create()
    {
        var input = new Argument<string>("IN") { Description = "A payload, a folder of saved payloads, or - for standard input." };
        var output = new Argument<string>("OUT") { Description = "The file to write, or - for standard output; a folder when IN is one." };
        Option<TraceFormat?> to = PayloadOptions.Format("--to", "The format to write.");
        to.Required = true;
        Option<TraceFormat?> from = PayloadOptions.From();
        var force = new Option<bool>("--force") { Description = "Overwrites files that are there. Without it the tool asks, or ends where it cannot ask." };
        var command = new ToolCommand(
            "convert",
            "Converts payloads between formats and says on the error stream what could not be kept.",
            new ToolHelp
            {
                Notes = ["Each payload is in memory as a whole, several times its size: that is the limit.", "What is converted is never overwritten, with --force neither."],
                Succeeded = "converted, whether or not something was lost",
                Refused = "a payload was refused",
                Examples = ["spanpack convert traces.msgpack traces.v1.0.msgpack --to v1.0", "spanpack convert saved/ converted/ --to v0.5"],
            })
        {
            input, output, to, from, force,
        };
        command.SetAction(async (parsed, cancellation) =>
        {
            string source = parsed.GetRequiredValue(input);
            var options = new ConvertOptions(parsed.GetRequiredValue(to)!.Value, parsed.GetRequiredValue(output), parsed.GetValue(force));
            using var run = new ConvertRun(PayloadSource.Find(source, parsed.GetValue(from)), options);
            return Directory.Exists(source) ? await run.ToFolderAsync(cancellation) : await run.ToFileAsync(cancellation);
        });
        return command;
    }
}
