using System.CommandLine;

namespace SpanPack.Tool;

/// <summary><c>spanpack send</c>: posts payloads to an agent.</summary>
internal static class SendCommand
{
    internal static ToolCommand Create()
    {
        Argument<string> file = PayloadOptions.File();
        Option<TraceFormat?> from = PayloadOptions.From();
        var url = new Option<AgentAddress?>("--url")
        {
            Description = "The agent: http://HOST:PORT, https://HOST:PORT or unix:///PATH.",
            HelpName = "URL",
            Required = true,
            CustomParser = static result =>
            {
                if (AgentAddress.TryParse(result.Tokens[^1].Value) is { } address) return address;
                result.AddError($"'{result.Tokens[^1].Value}' is no address of an agent: write http://HOST:PORT, https://HOST:PORT or unix:///PATH");
                return null;
            },
        };
        var command = new ToolCommand(
            "send",
            "Posts payloads to a trace agent and shows its answers.",
            new ToolHelp
            {
                Notes = ["A saved payload is sent with its saved headers (N.headers.json). Any other payload is sent to the path of its format, with the number of its chunks."],
                Succeeded = "every answer is 2xx",
                Refused = "an answer is not 2xx, or the agent cannot be reached",
                Examples = ["spanpack send traces.msgpack --url http://localhost:8126", "spanpack send saved/ --url unix:///var/run/datadog/apm.socket"],
            })
        {
            file, url, from,
        };
        command.SetAction((parsed, cancellation) => new SendRun(
            PayloadSource.Find(parsed.GetRequiredValue(file), parsed.GetValue(from)), parsed.GetRequiredValue(url)!, parsed.InvocationConfiguration.Output).RunAsync(cancellation));
        return command;
    }
}
