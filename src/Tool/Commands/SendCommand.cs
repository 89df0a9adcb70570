using System.CommandLine;
using System.Globalization;

namespace SpanPack.Tool;

/// <summary><c>spanpack send</c>: posts payloads to an agent.</summary>
internal static class SendCommand
{
    private const int DefaultSeconds = 30;
    private const int MaxSeconds = 3600;
    private const string AddressVariable = "DD_TRACE_AGENT_URL";
    private const string Forms = @"http://HOST:PORT, https://HOST:PORT, unix:///PATH or \\.\pipe\NAME";
    private const string NoAddress = $"is not an address of an agent: write {Forms}";

    internal static ToolCommand Create()
    {
        Argument<string?> file = PayloadOptions.File();
        Option<InputFormat?> from = PayloadOptions.From();
        Option<AgentAddress?> url = Address();
        Option<int> timeout = Timeout();
        var command = new ToolCommand(
            "send",
            "Posts payloads to a trace agent and shows its answers.",
            new ToolHelp
            {
                Notes = ["A saved payload is sent with its saved headers (N.headers.json). Any other payload is sent to the path of its "
                    + "format, with the number of its chunks.",
                    "At most 64 KiB of an answer are read and shown."],
                Succeeded = "every answer is 2xx",
                Refused = "an answer is not 2xx or does not come in time, or the agent cannot be reached",
                Examples = ["spanpack send traces.msgpack --url http://localhost:8126",
                    "spanpack send saved/ --url unix:///var/run/datadog/apm.socket"],
            })
        {
            file, url, timeout, from,
        };
        PayloadOptions.MayBeInput(command, file);
        command.Validators.Add(result =>
        {
            if (result.GetResult(url) is not null || ReadVariable(out string? problem) is not null) return;
            result.AddError(problem ?? $"'spanpack {command.Name}' needs {url.Name} {url.HelpName}, or {AddressVariable}");
        });
        command.SetAction((parsed, cancellation) =>
        {
            IReadOnlyList<PayloadFile> files =
                PayloadSource.Find(parsed.GetValue(file) ?? PayloadSource.StandardInput, parsed.GetValue(from));
            AgentAddress address = parsed.GetValue(url) ?? ReadVariable(out _)!;
            var patience = TimeSpan.FromSeconds(parsed.GetValue(timeout));
            return new SendRun(files, address, patience, parsed.InvocationConfiguration.Output).RunAsync(cancellation);
        });
        return command;
    }

    private static Option<AgentAddress?> Address() => new("--url")
    {
        Description = $"The agent: {Forms}. Without it the value of {AddressVariable}.",
        HelpName = "URL",
        CustomParser = static result =>
        {
            if (AgentAddress.TryParse(result.Tokens[^1].Value, out AgentAddress? address)) return address;
            result.AddError($"'{result.Tokens[^1].Value}' {NoAddress}");
            return null;
        },
    };

    private static Option<int> Timeout() => new("--timeout")
    {
        Description = "How long a request and its answer may take, in seconds: 1 to 3600. Without it 30.",
        HelpName = "N",
        DefaultValueFactory = static _ => DefaultSeconds,
        CustomParser = static result =>
        {
            if (int.TryParse(result.Tokens[^1].Value, NumberStyles.None, CultureInfo.InvariantCulture, out int seconds)
                && seconds is >= 1 and <= MaxSeconds)
                return seconds;
            result.AddError($"'{result.Tokens[^1].Value}' is not a number of seconds: 1 to {MaxSeconds}");
            return DefaultSeconds;
        },
    };

    // Null where the variable is not set, or says no address: then the problem says so.
    private static AgentAddress? ReadVariable(out string? problem)
    {
        problem = null;
        if (Environment.GetEnvironmentVariable(AddressVariable) is not { Length: > 0 } text) return null;
        if (AgentAddress.TryParse(text, out AgentAddress? address)) return address;
        problem = $"{AddressVariable}: '{text}' {NoAddress}";
        return null;
    }
}
