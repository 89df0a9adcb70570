using System.CommandLine;
using System.Globalization;

namespace SpanPack.Tool;

/// <summary><c>spanpack agent</c>: receives payloads.</summary>
internal static class AgentCommand
{
    private const int AgentPort = 8126;

    internal static ToolCommand Create()
    {
        var port = new Option<int>("--port")
        {
            Description = "The TCP port on 127.0.0.1; 0 takes any free port.",
            HelpName = "N",
            DefaultValueFactory = static _ => AgentPort,
            CustomParser = static result =>
            {
                if (ushort.TryParse(result.Tokens[^1].Value, NumberStyles.None, CultureInfo.InvariantCulture, out ushort number)) return number;
                result.AddError($"'{result.Tokens[^1].Value}' is no port: 0 to 65535");
                return 0;
            },
        };
        var socket = new Option<string?>("--socket") { Description = "A Unix socket to listen on as well.", HelpName = "PATH" };
        var save = new Option<string?>("--save") { Description = "Saves each payload as N.<format>.msgpack, and how it was sent as N.headers.json.", HelpName = "DIR" };
        var tags = new Option<bool>("--tags") { Description = "Shows the tags, links and events of each span." };
        var command = new ToolCommand(
            "agent",
            "Receives traces as the Datadog trace agent does, in all formats, and shows them. Nothing leaves the machine.",
            new ToolHelp
            {
                Notes =
                [
                    "Tracers also send stats, telemetry and other data. They are answered with 200 and counted at the end, but not shown or saved.",
                ],
                Succeeded = "ended by Ctrl+C or SIGTERM",
                Refused = "the port or the socket cannot be opened, or a payload could not be saved",
                Interrupted = null,
                Examples = ["spanpack agent --save traces", "spanpack agent --port 0 --socket /tmp/apm.socket"],
            })
        {
            port, socket, save, tags,
        };
        command.SetAction((parsed, cancellation) => new AgentRun(
            new AgentRunOptions(parsed.GetValue(port), parsed.GetValue(socket), parsed.GetValue(save), parsed.GetValue(tags)),
            ColorOption.Console(parsed),
            parsed.InvocationConfiguration.Output).RunAsync(cancellation));
        return command;
    }
}
