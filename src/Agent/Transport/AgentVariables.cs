using System.Globalization;

namespace SpanPack;

/// <summary>The environment variables for the agent's address: docs/protocol.md#reaching-the-agent, rules 1 to 4.</summary>
internal sealed class AgentVariables(Variables variables)
{
    // What waits for a pipe that is busy or missing, as other tracers do.
    private const int DefaultPipeTimeoutMs = 500;
    private const int MaxPipeTimeoutMs = 60_000;
    private const string DefaultHost = "localhost";

    private static readonly string[] s_hostNames = ["DD_AGENT_HOST", "DD_TRACE_AGENT_HOSTNAME", "DATADOG_TRACE_AGENT_HOSTNAME"];
    private static readonly string[] s_portNames = ["DD_TRACE_AGENT_PORT", "DATADOG_TRACE_AGENT_PORT"];

    private readonly List<string> _ignored = [];

    /// <summary>Gets the variables with an invalid value, in the order they were read.</summary>
    internal IReadOnlyList<string> Ignored => _ignored;

    /// <summary>Reads the address; null when no variable has one.</summary>
    internal AgentAddress? ReadAddress()
        => ReadUrl()
            ?? Read("DD_TRACE_PIPE_NAME", static name => AgentAddress.Of(AddressParser.OfPipe(name)))
            ?? Read("DD_APM_RECEIVER_SOCKET", OfSocket)
            ?? ReadHostAndPort();

    /// <summary>Reads the timeout of connections to a pipe.</summary>
    internal TimeSpan ReadPipeTimeout()
    {
        const string Name = "DD_TRACE_PIPE_TIMEOUT_MS";
        int? milliseconds = variables[Name] is { } text ? ParseNumber(Name, text, MaxPipeTimeoutMs) : null;
        return TimeSpan.FromMilliseconds(milliseconds is > 0 ? milliseconds.Value : DefaultPipeTimeoutMs);
    }

    private AgentAddress? ReadUrl()
        => Read("DD_TRACE_AGENT_URL", static text => AgentAddress.TryParse(text, out AgentAddress? address)
            && address.Transport != AgentTransport.NamedPipe
            ? address
            : null);

    private AgentAddress? ReadHostAndPort()
    {
        int? port = ReadPort();
        foreach (string name in s_hostNames)
        {
            if (variables[name] is null) continue;
            AgentAddress? address = Read(name, host => AgentAddress.Of(AddressParser.OfHost(host, port ?? AgentAddress.DefaultPort)));
            if (address is not null) return address;
            break; // the first one that is set counts
        }

        return port is { } number ? AgentAddress.Of(AddressParser.OfHost(DefaultHost, number)) : null;
    }

    private int? ReadPort()
    {
        foreach (string name in s_portNames)
        {
            // 0 counts as not set.
            if (variables[name] is { } text && ParseNumber(name, text, ushort.MaxValue) is > 0 and var port) return port;
        }

        return null;
    }

    private AgentAddress? Read(string name, Func<string, AgentAddress?> parse)
    {
        if (variables[name] is not { } text) return null;
        AgentAddress? address = parse(text);
        if (address is null) _ignored.Add(name);
        return address;
    }

    private int? ParseNumber(string name, string text, int max)
    {
        if (int.TryParse(text, NumberStyles.None, CultureInfo.InvariantCulture, out int number) && number <= max) return number;
        _ignored.Add(name);
        return null;
    }

    // A path; some write it as a URL.
    private static AgentAddress? OfSocket(string text)
        => AgentAddress.Of(text.StartsWith(AddressParser.UnixPrefix, StringComparison.OrdinalIgnoreCase)
            ? AddressParser.Parse(text)
            : AddressParser.OfSocketPath(text));
}
