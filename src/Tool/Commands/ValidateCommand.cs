using System.CommandLine;

namespace SpanPack.Tool;

/// <summary><c>spanpack validate</c>: checks whether the agent accepts payloads.</summary>
internal static class ValidateCommand
{
    internal static ToolCommand Create()
    {
        var files = new Argument<string[]>("FILE")
        {
            Description = $"Payloads, folders of payloads (*.msgpack), or - for standard input. {PayloadOptions.InputNote}",
            Arity = ArgumentArity.ZeroOrMore,
        };
        Option<InputFormat?> from = PayloadOptions.From();
        var strict = new Option<bool>("--strict") { Description = "Also lists what the agent accepts, but then repairs, cuts or drops." };
        var command = new ToolCommand(
            "validate",
            "Checks whether the agent would accept each payload. If not, says where and why it refuses.",
            new ToolHelp
            {
                Succeeded = "all are accepted, whatever --strict finds",
                Refused = "some are refused",
                Examples = ["spanpack validate traces.msgpack", "spanpack validate --strict *.v0.4.msgpack"],
            })
        {
            files,
            from,
            strict,
        };
        PayloadOptions.MayBeInput(command, files);
        command.SetAction(async (parsed, cancellation) =>
        {
            var run = new ValidateRun(RunStreams.CurrentOutput, ColorOption.Printer(parsed), parsed.GetValue(strict), cancellation);
            string[] given = parsed.GetValue(files) is { Length: > 0 } named ? named : [PayloadSource.StandardInput];
            foreach (string file in given) await run.CheckAsync(file, parsed.GetValue(from));
            return run.ExitCode;
        });
        return command;
    }
}
