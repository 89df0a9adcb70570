using System.CommandLine;
using SpanPack.Tool.Input;
using SpanPack.Tool.Output;

namespace SpanPack.Tool.Commands;

/// <summary><c>spanpack dump</c>: shows a payload.</summary>
internal static class DumpCommand
{
    internal static Command Create()
    {
        Argument<string> file = PayloadOptions.File();
        Option<TraceFormat?> from = PayloadOptions.From();
        var command = new ToolCommand("dump", "Shows a payload.", "spanpack dump traces.msgpack") { file, from };
        command.SetAction(async (parsed, cancellation) =>
        {
            foreach (PayloadFile payload in PayloadSource.Find(parsed.GetRequiredValue(file), parsed.GetValue(from)))
            {
                byte[] body = await payload.ReadAsync(cancellation);
                TraceWaterfall.Write(ConsoleFactory.Create(parsed.InvocationConfiguration.Output), SpanMessagePackReader.Read(body));
            }

            return ExitCode.Succeeded;
        });
        return command;
    }
}
