using System.CommandLine;

namespace SpanPack.Tool;

/// <summary><c>spanpack agent</c>: receives payloads.</summary>
internal static class AgentCommand
{
    private const int AgentPort = 8126;
    private const int OtlpPort = 4318;
    private const int MaxMegabytes = 500; // measured: tests/Tool.Tests/AgentMemoryTests.cs
    private const int PageMegabytes = 150; // measured: docs/page.md

    private const string FaultNote =
        "Faults: hang never answers; close closes the connection without an answer, close-mid-body after half of the body. "
        + "Further faults: cut-answer sends half of the answer; garbage sends bytes that are not HTTP.";

    private static ToolHelp Help => new()
    {
        Notes =
        [
            $"At most {RequestText.MaxSpans} spans of a payload are drawn, with {RequestText.MaxTags} tags each.",
            "Lines for which the terminal is too slow are counted, not shown. Answering and saving do not wait for it.",
            $"However much comes, the process takes less than {MaxMegabytes} MB of memory. "
                + "A client for which there is no room waits, and is answered with 429 after 5 seconds.",
            $"With --page it takes --keep and {PageMegabytes} MB. "
                + "Payloads for which the page has no time are answered and saved nevertheless, and counted there.",
            "--answer, --fault, --delay, --max-bytes, --no-v1 and --agent-version are for tests of clients: "
                + "an agent that is overloaded, broken, slow or old.",
            FaultNote,
            "Of several answers and faults whose turn it is, the first is done, answers first. "
                + "Requests that get one are shown as refused, except those of cut-answer.",
            "With --config-folder a line says what a client has made of its configurations, each time that it changes. "
                + "Nothing is signed. At most 1,000 files of 16 MiB together are served.",
            "OpenTelemetry SDKs may send too, as http/protobuf or http/json: OTEL_EXPORTER_OTLP_ENDPOINT=http://127.0.0.1:8126. "
                + "With --otlp-port they need no address.",
            "Telemetry of tracers is a line each, and not saved. "
                + "Stats and other data are answered with 200 and counted at the end, but not shown or saved.",
        ],
        Succeeded = "ended by Ctrl+C, SIGTERM or SIGHUP",
        Refused = "the port or the socket cannot be opened, there is no folder of configurations, or a payload was not saved",
        Interrupted = null,
        Examples =
        [
            "spanpack agent --save traces",
            "spanpack agent --page --open",
            "spanpack agent --save traces --max-saved 500MB",
            "spanpack agent --port 0 --socket /tmp/apm.socket",
            "spanpack agent --config-folder configurations",
            "spanpack agent --answer 503:every=3 --delay 200ms",
        ],
    };

    internal static ToolCommand Create()
    {
        Option<int> port = Port();
        Option<int> otlp = OtlpPortOption();
        var socket = new Option<string?>("--socket") { Description = "A Unix socket to listen on as well.", HelpName = "PATH" };
        var save = new Option<string?>("--save")
        {
            Description = "Saves each payload as N.<format>.msgpack, and how it was sent as N.headers.json.",
            HelpName = "DIR",
        };
        Option<long> maxSaved = MaxSaved();
        var configurations = new Option<string?>("--config-folder")
        {
            Description = "Serves the files DIR/<product>/<config id>/<name> to clients that ask for remote configuration. "
                + "They may change at any time.",
            HelpName = "DIR",
        };
        var tags = new Option<bool>("--tags") { Description = "Shows the tags, links and events of each span." };
        var page = new PageOptions(
            $"Serves a page with what comes, at this port of 127.0.0.1; {PageOptions.DefaultPort} without a number, 0 takes any free port. "
            + "Then the terminal shows no traces.");
        var behavior = new BehaviorOptions();
        var command = new ToolCommand(
            "agent",
            "Receives traces as the Datadog trace agent does, in all formats and OTLP, and shows them. Nothing leaves the machine.",
            Help) { port, otlp, socket, save, maxSaved, configurations, tags };
        page.AddTo(command);
        behavior.AddTo(command);
        command.SetAction((parsed, cancellation) => new AgentRun(new AgentRunOptions(
            parsed.GetValue(port), parsed.GetValue(socket), behavior.Read(parsed), parsed.GetValue(save), parsed.GetValue(maxSaved),
            parsed.GetValue(tags), ColorOption.Get(parsed))
        {
            OtlpPort = parsed.GetResult(otlp) is { Implicit: false } ? parsed.GetValue(otlp) : null,
            ConfigurationFolder = parsed.GetValue(configurations),
            Page = page.ReadIfAsked(parsed),
        }).RunAsync(cancellation));
        return command;
    }

    private static Option<int> Port() => new("--port")
    {
        Description = "The TCP port on 127.0.0.1; 0 takes any free port.",
        HelpName = "N",
        DefaultValueFactory = static _ => AgentPort,
        CustomParser = PortOption.Parse,
    };

    private static Option<int> OtlpPortOption() => new("--otlp-port")
    {
        Description = $"A second TCP port on 127.0.0.1, for OTLP; {OtlpPort} without a number, 0 takes any free port.",
        HelpName = "N",
        Arity = ArgumentArity.ZeroOrOne,
        DefaultValueFactory = static _ => OtlpPort,
        CustomParser = static result => result.Tokens.Count == 0 ? OtlpPort : PortOption.Parse(result),
    };

    private static Option<long> MaxSaved() => BytesOption.Create(
        "--max-saved",
        "How many bytes the saved files may have together, those of earlier runs included: 500MB, 2GiB; 1GiB by default. "
            + "Then no more are saved, and none is deleted.",
        missing: 1L << 30);
}
