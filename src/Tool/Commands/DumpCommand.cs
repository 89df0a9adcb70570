using System.CommandLine;

namespace SpanPack.Tool;

/// <summary><c>spanpack dump</c>: shows a payload.</summary>
internal static class DumpCommand
{
    internal static ToolCommand Create()
    {
        Argument<string?> file = PayloadOptions.File();
        Option<InputFormat?> from = PayloadOptions.From();
        Option<DumpOutput> output = PayloadOptions.Choice<DumpOutput>("--output",
            "tree (the default) prints every field, indented. json prints the same for programs, for a folder one line for each file. "
                + "waterfall draws each trace.",
            "-o");
        Option<TraceIdFilter?> trace = Trace();
        var service = new Option<string?>("--service") { Description = "Shows only spans of this service.", HelpName = "NAME" };
        var full = new Option<bool>("--full")
        {
            Description = "Shows long text whole. Without it the tree shortens text over 1,000 "
            + "characters and JSON text over 5,000, to '... (N more bytes)' at the end."
        };
        var command = new ToolCommand(
            "dump",
            "Shows a payload.",
            new ToolHelp
            {
                Notes = [$"A waterfall has the first {WaterfallSink.MaxSpans} spans."],
                Succeeded = "shown",
                Refused = "a payload was refused, or there is no such trace or service",
                Examples = ["spanpack dump traces.msgpack", "spanpack dump traces.msgpack -o json | jq .",
                    "spanpack dump saved/ -o waterfall --service checkout"],
            })
        {
            file,
            from,
            output,
            trace,
            service,
            full,
        };
        PayloadOptions.MayBeInput(command, file);
        command.SetAction((parsed, cancellation) =>
        {
            string source = parsed.GetValue(file) ?? PayloadSource.StandardInput;
            var options = new DumpOptions(parsed.GetValue(output), new SpanFilter(parsed.GetValue(trace), parsed.GetValue(service)),
                parsed.GetValue(full), Directory.Exists(source));
            return new DumpRun(PayloadSource.Find(source, parsed.GetValue(from)), options, RunStreams.CurrentOutput,
                ColorOption.Console(parsed), cancellation).RunAsync();
        });
        return command;
    }

    private static Option<TraceIdFilter?> Trace() => new("--trace")
    {
        Description = "Shows only the trace with this id: hexadecimal (64 or 128 bits) or decimal.",
        HelpName = "ID",
        CustomParser = static result =>
        {
            if (TraceIdFilter.TryParse(result.Tokens[^1].Value, out TraceIdFilter filter)) return filter;
            result.AddError($"'{result.Tokens[^1].Value}' is not a trace id: up to 32 hexadecimal digits, or a decimal number");
            return null;
        },
    };
}
