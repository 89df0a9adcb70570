using System.CommandLine;

namespace SpanPack.Tool;

/// <summary><c>spanpack dump</c>: shows a payload.</summary>
internal static class DumpCommand
{
    internal static Command Create()
    {
        Argument<string> file = PayloadOptions.File();
        Option<TraceFormat?> from = PayloadOptions.From();
        Option<DumpOutput> output = PayloadOptions.Choice("--output", "How: every field as an indented tree (default; very long values are cut), everything as JSON, or each trace as a waterfall.", DumpOutput.Tree);
        Option<TraceIdFilter?> trace = Trace();
        var service = new Option<string?>("--service") { Description = "Only spans of this service.", HelpName = "NAME" };
        var command = new ToolCommand(
            "dump",
            "Shows a payload.",
            "spanpack dump traces.msgpack",
            "spanpack dump traces.msgpack --output json | jq .",
            "spanpack dump saved/ --output waterfall --service checkout")
        {
            file,
            from,
            output,
            trace,
            service,
        };
        command.SetAction((parsed, cancellation) =>
        {
            IReadOnlyList<PayloadFile> files = PayloadSource.Find(parsed.GetRequiredValue(file), parsed.GetValue(from));
            var filter = new SpanFilter(parsed.GetValue(trace), parsed.GetValue(service));
            return new DumpRun(files, parsed.GetValue(output), filter, StandardOutput.Current, cancellation).RunAsync();
        });
        return command;
    }

    private static Option<TraceIdFilter?> Trace() => new("--trace")
    {
        Description = "Only the trace with this id: hexadecimal (64 or 128 bits) or decimal.",
        HelpName = "ID",
        CustomParser = static result =>
        {
            if (TraceIdFilter.TryParse(result.Tokens[^1].Value, out TraceIdFilter filter)) return filter;
            result.AddError($"'{result.Tokens[^1].Value}' is no trace id: up to 32 hexadecimal digits, or a decimal number");
            return null;
        },
    };
}
