using System.Diagnostics;

namespace SpanPack;

/// <summary>Says which address a new connection uses: always the same one, or, when nobody said one, the agent's default socket or TCP port.</summary>
/// <remarks>Immutable; any number of threads may use it. What the file system says of the default socket is asked anew for every connection.</remarks>
[DebuggerDisplay("{ToString(),nq}")]
public sealed class AgentAddressRules
{
    private const string DefaultSocketPath = "/var/run/datadog/apm.socket";

    private static readonly AgentAddress s_defaultTcp = AgentAddress.Of(AddressParser.OfHost("localhost", AgentAddress.DefaultPort))!;

    private readonly AgentAddress _tcp;
    private readonly AgentAddress? _socket;

    private AgentAddressRules(AgentAddress? address, AgentAddress? socket, AgentAddress tcp) => (FixedAddress, _socket, _tcp) = (address, socket, tcp);

    /// <summary>Gets the rules for when nobody said an address: the socket <c>/var/run/datadog/apm.socket</c> if it exists (Linux only), else <c>http://127.0.0.1:8126</c>. A connection that fails is tried with the other.</summary>
    public static AgentAddressRules Default { get; } = CreateDefault(OperatingSystem.IsLinux() ? DefaultSocketPath : null, s_defaultTcp);

    /// <summary>Gets the address that all connections use; null when it is decided for each.</summary>
    public AgentAddress? FixedAddress { get; }

    /// <summary>Gets the names of the environment variables that are set to what is no address, port or time, and were passed over. Empty unless made by <see cref="FromEnvironment"/>.</summary>
    public IReadOnlyList<string> IgnoredVariables { get; private init; } = [];

    /// <summary>Gets what paths of requests are appended to.</summary>
    internal string BaseUrl => (FixedAddress ?? _tcp).BaseUrl;

    /// <summary>Gets how long a connection to a named pipe may take; null for as long as any other.</summary>
    internal TimeSpan? PipeTimeout { get; private init; }

    /// <summary>Makes rules that always give one address.</summary>
    /// <param name="address">The address.</param>
    /// <exception cref="ArgumentNullException"><paramref name="address"/> is null.</exception>
    public static AgentAddressRules Fixed(AgentAddress address)
    {
        ArgumentNullException.ThrowIfNull(address);
        return new(address, null, s_defaultTcp);
    }

    /// <summary>
    /// Reads the variables that tracers know, the first that says an address wins: <c>DD_TRACE_AGENT_URL</c>, <c>DD_TRACE_PIPE_NAME</c> (with <c>DD_TRACE_PIPE_TIMEOUT_MS</c>),
    /// <c>DD_APM_RECEIVER_SOCKET</c>, then <c>DD_AGENT_HOST</c> and <c>DD_TRACE_AGENT_PORT</c>. They are read once, here.
    /// </summary>
    /// <param name="variables">Gives the value of a variable, null when it is not set; null for those of the process.</param>
    /// <returns>Rules with the address that was said, or the default ones.</returns>
    public static AgentAddressRules FromEnvironment(Func<string, string?>? variables = null)
    {
        var read = new AgentVariables(variables is null ? Variables.OfProcess : new Variables(variables));
        AgentAddress? address = read.ReadAddress();
        return new(address, Default._socket, s_defaultTcp)
        {
            PipeTimeout = read.ReadPipeTimeout(),
            IgnoredVariables = read.Ignored,
        };
    }

    /// <summary>Makes default rules with other places.</summary>
    internal static AgentAddressRules CreateDefault(string? socketPath, AgentAddress tcp)
        => new(null, socketPath is null ? null : AgentAddress.Of(AddressParser.OfSocketPath(socketPath)), tcp);

    /// <summary>Decides for a new connection.</summary>
    /// <param name="other">What to try when the connection fails; null for nothing.</param>
    internal AgentAddress Choose(out AgentAddress? other)
    {
        other = null;
        if (FixedAddress is not null) return FixedAddress;
        if (_socket is null) return _tcp;
        bool hasSocket = File.Exists(_socket.Target);
        other = hasSocket ? _tcp : _socket;
        return hasSocket ? _socket : _tcp;
    }

    /// <summary>Gives the address, or both with the one that is asked for first.</summary>
    /// <returns>Text for a person, not for parsing.</returns>
    public override string ToString() => FixedAddress?.ToString() ?? (_socket is null ? _tcp.ToString() : $"{_socket}, else {_tcp}");
}
