using System.CommandLine;

namespace SpanPack.Tool;

/// <summary>The options of the page.</summary>
internal sealed class PageOptions
{
    internal const int DefaultPort = 8127;

    // What the page needs beside what it keeps would not fit with less.
    private const long LeastKept = 1_000_000;

    private readonly Option<int> _port;
    private readonly Option<bool> _open = new("--open") { Description = "Opens the page in the browser." };
    private readonly Option<long> _keep = Keep();

    /// <param name="description">The description of <c>--page</c>.</param>
    internal PageOptions(string description) => _port = Port(description);

    internal void AddTo(Command command)
    {
        command.Add(_port);
        command.Add(_open);
        command.Add(_keep);
    }

    /// <summary>Reads the options; null when no page was requested.</summary>
    internal PageChoice? ReadIfAsked(ParseResult parsed)
        => parsed.GetResult(_port) is { Implicit: false } || parsed.GetValue(_open) ? Read(parsed) : null;

    internal PageChoice Read(ParseResult parsed) => new(parsed.GetValue(_port), parsed.GetValue(_keep), parsed.GetValue(_open));

    private static Option<int> Port(string description) => new("--page")
    {
        Description = description,
        HelpName = "PORT",
        Arity = ArgumentArity.ZeroOrOne,
        DefaultValueFactory = static _ => DefaultPort,
        CustomParser = static result => result.Tokens.Count == 0 ? DefaultPort : PortOption.Parse(result),
    };

    private static Option<long> Keep() => BytesOption.Create(
        "--keep",
        "How many bytes of payloads the page keeps, with their indexes: 500MB, 2GiB; 256MB by default. The oldest traces go first.",
        AgentPageOptions.DefaultKeptBytes,
        (LeastKept, "1MB"));
}
