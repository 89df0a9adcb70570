using System.CommandLine;

namespace SpanPack.Tool;

/// <summary><c>spanpack view</c>: shows saved payloads as a page.</summary>
internal static class ViewCommand
{
    internal static ToolCommand Create()
    {
        Argument<string?> file = PayloadOptions.File();
        Option<InputFormat?> from = PayloadOptions.From();
        var page = new PageOptions($"The TCP port of the page on 127.0.0.1; 0 takes any free port. Without it {PageOptions.DefaultPort}.");
        var command = new ToolCommand(
            "view",
            "Shows saved payloads as a page in the browser: traces, services, and what the agent would make of them. Nothing leaves the "
                + "machine.",
            new ToolHelp
            {
                Notes =
                [
                    "Payloads are read while the page is shown. When they are more than --keep allows, the oldest traces go first, and "
                        + "the page says how many.",
                    "A payload that is refused is shown with the place and the reason.",
                ],
                Succeeded = "ended by Ctrl+C, SIGTERM or SIGHUP",
                Refused = "the port cannot be opened",
                Interrupted = null,
                Examples = ["spanpack view saved/ --open", "spanpack view traces.msgpack --page 0", "spanpack view saved/ --keep 2GiB"],
            })
        {
            file,
            from,
        };
        page.AddTo(command);
        PayloadOptions.MayBeInput(command, file);
        command.SetAction((parsed, cancellation) =>
        {
            string source = parsed.GetValue(file) ?? PayloadSource.StandardInput;
            return new ViewRun(source, PayloadSource.Find(source, parsed.GetValue(from)), page.Read(parsed)).RunAsync(cancellation);
        });
        return command;
    }
}
