using System.CommandLine;
using System.CommandLine.Parsing;

namespace SpanPack.Tool;

/// <summary>The options that make <c>spanpack agent</c> misbehave.</summary>
internal sealed class BehaviorOptions
{
    private const string V1Path = "/v1.0/traces"; // as clients look for it in /info

    private static readonly DevAgentBehavior s_usual = new();

    private readonly Option<DevAgentFault[]> _answers = Faults(
        "--answer",
        "STATUS",
        "Refuses trace requests with a status from 400 to 599: 503 all of them, 503:every=3 every third. May be given more than once.",
        FaultText.ParseAnswer,
        "is not an answer: write a status from 400 to 599, such as 503 or 503:every=3");

    private readonly Option<DevAgentFault[]> _faults = Faults(
        "--fault",
        "FAULT",
        $"Does something else to trace requests: {string.Join(", ", FaultText.Names)}; close:every=3 to every third. May be given more "
            + "than once.",
        FaultText.ParseFault,
        $"is not a fault: write {string.Join(", ", FaultText.Names)}, or one of them such as hang:every=3");

    private readonly Option<TimeSpan> _delay = new("--delay")
    {
        Description = "How long every answer waits: 200ms, 2s, 5m; at most 60m.",
        HelpName = "DURATION",
        CustomParser = static result =>
        {
            if (DurationAmount.Parse(result.Tokens[^1].Value) is { } duration) return duration;
            result.AddError($"'{result.Tokens[^1].Value}' is not a duration up to 60m: write 200ms, 2s or 5m");
            return default;
        },
    };

    private readonly Option<int?> _maxBytes = ByteCountOption.Create(
        "--max-bytes",
            "The largest body that is taken, such as 1MB: /info says it, and a larger one is refused with 413. At most 25MiB, which is "
                + "the default.",
            s_usual.MaxRequestBytes);

    private readonly Option<bool> _noV1 = new("--no-v1")
    {
        Description = $"Does as an agent without v1.0: /info does not list {V1Path}, "
        + "and posts to it are answered with 404."
    };

    private readonly Option<string?> _version = new("--agent-version")
    {
        Description = $"The version that the agent says it is; {s_usual.AgentVersion} by default.",
        HelpName = "VERSION",
        CustomParser = static result =>
        {
            string text = result.Tokens[^1].Value;
            if (text.All(static c => c is > ' ' and <= '~')) return text;
            result.AddError($"'{text}' is not a version: write printable ASCII without spaces, such as 7.60.1");
            return null;
        },
    };

    internal BehaviorOptions() => _faults.CompletionSources.Add(FaultText.Names);

    internal void AddTo(Command command)
    {
        foreach (Option option in new Option[] { _answers, _faults, _delay, _maxBytes, _noV1, _version }) command.Add(option);
    }

    internal DevAgentBehavior Read(ParseResult parsed) => new()
    {
        Faults = [.. parsed.GetValue(_answers) ?? [], .. parsed.GetValue(_faults) ?? []],
        Delay = parsed.GetValue(_delay),
        MaxRequestBytes = parsed.GetValue(_maxBytes) ?? s_usual.MaxRequestBytes,
        Formats = parsed.GetValue(_noV1) ? [.. s_usual.Formats.Where(static format => format.GetPath() != V1Path)] : s_usual.Formats,
        AgentVersion = parsed.GetValue(_version) ?? s_usual.AgentVersion,
    };

    private static Option<DevAgentFault[]> Faults(string name, string valueName, string description, Func<string, DevAgentFault?> parse,
        string problem)
        => new(name)
        {
            Description = description,
            HelpName = valueName,
            Arity = ArgumentArity.OneOrMore,
            CustomParser = result =>
            {
                var faults = new List<DevAgentFault>();
                foreach (Token token in result.Tokens)
                {
                    if (parse(token.Value) is { } fault) faults.Add(fault);
                    else result.AddError($"'{token.Value}' {problem}");
                }

                return [.. faults];
            },
        };
}
