using System.CommandLine;
using System.Globalization;

namespace SpanPack.Tool;

/// <summary><c>spanpack send</c>: posts payloads to an agent.</summary>
internal static class SendCommand
{
    private const int DefaultSeconds = 30;
    private const int MaxSeconds = 3600;

    internal static ToolCommand Create()
    {
        Argument<string> file = PayloadOptions.File();
        Option<InputFormat?> from = PayloadOptions.From();
        var url = new Option<AgentAddress?>("--url")
        {
            Description = "The agent: http://HOST:PORT, https://HOST:PORT, unix:///PATH or \\\\.\\pipe\\NAME.",
            HelpName = "URL",
            Required = true,
            CustomParser = static result =>
            {
                if (AgentAddress.TryParse(result.Tokens[^1].Value, out AgentAddress? address)) return address;
                result.AddError($"'{result.Tokens[^1].Value}' is no address of an agent: write http://HOST:PORT, https://HOST:PORT, unix:///PATH or \\\\.\\pipe\\NAME");
                return null;
            },
        };
        var timeout = new Option<int>("--timeout")
        {
            Description = "How long a request and its answer may take, in seconds: 1 to 3600. Without it 30.",
            HelpName = "N",
            DefaultValueFactory = static _ => DefaultSeconds,
            CustomParser = static result =>
            {
                if (int.TryParse(result.Tokens[^1].Value, NumberStyles.None, CultureInfo.InvariantCulture, out int seconds) && seconds is >= 1 and <= MaxSeconds) return seconds;
                result.AddError($"'{result.Tokens[^1].Value}' is no number of seconds: 1 to {MaxSeconds}");
                return DefaultSeconds;
            },
        };
        var command = new ToolCommand(
            "send",
            "Posts payloads to a trace agent and shows its answers.",
            new ToolHelp
            {
                Notes = ["A saved payload is sent with its saved headers (N.headers.json). Any other payload is sent to the path of its format, with the number of its chunks.", "At most 64 KiB of an answer are read and shown."],
                Succeeded = "every answer is 2xx",
                Refused = "an answer is not 2xx or does not come in time, or the agent cannot be reached",
                Examples = ["spanpack send traces.msgpack --url http://localhost:8126", "spanpack send saved/ --url unix:///var/run/datadog/apm.socket"],
            })
        {
            file, url, timeout, from,
        };
        command.SetAction((parsed, cancellation) => new SendRun(
            PayloadSource.Find(parsed.GetRequiredValue(file), parsed.GetValue(from)), parsed.GetRequiredValue(url)!, TimeSpan.FromSeconds(parsed.GetValue(timeout)), parsed.InvocationConfiguration.Output).RunAsync(cancellation));
        return command;
    }
}
