using System.Diagnostics;

namespace SpanPack;

/// <summary>Selects the address of a new connection: a fixed one, or by default the agent's socket or TCP port.</summary>
/// <remarks>Immutable; any number of threads may use it. The existence of the default socket is checked for every connection.</remarks>
[DebuggerDisplay("{ToString(),nq}")]
public sealed class AgentAddressRules
{
    private const string DefaultSocketPath = "/var/run/datadog/apm.socket";

    private static readonly AgentAddress s_defaultTcp = AgentAddress.Of(AddressParser.OfHost("localhost", AgentAddress.DefaultPort))!;

    private readonly AgentAddress _tcp;
    private readonly AgentAddress? _socket;

    private AgentAddressRules(AgentAddress? address, AgentAddress? socket, AgentAddress tcp)
        => (FixedAddress, _socket, _tcp) = (address, socket, tcp);

    /// <summary>
    /// Gets the default rules: the socket <c>/var/run/datadog/apm.socket</c> if it exists (Linux only), else <c>http://127.0.0.1:8126</c>.
    /// A failed connection is retried with the other one.
    /// </summary>
    public static AgentAddressRules Default { get; } = CreateDefault(OperatingSystem.IsLinux() ? DefaultSocketPath : null, s_defaultTcp);

    /// <summary>Gets the address that all connections use; null when it is selected for each.</summary>
    public AgentAddress? FixedAddress { get; }

    /// <summary>
    /// Gets the names of the environment variables that were ignored because their value is not an address, port or time. Empty unless
    /// created by <see cref="FromEnvironment"/>.
    /// </summary>
    public IReadOnlyList<string> IgnoredVariables { get; private init; } = [];

    /// <summary>Gets the prefix of request paths.</summary>
    internal string BaseUrl => (FixedAddress ?? _tcp).BaseUrl;

    /// <summary>Gets the timeout of connections to a named pipe; null for the general one.</summary>
    internal TimeSpan? PipeTimeout { get; private init; }

    /// <summary>Creates rules with a fixed address.</summary>
    /// <param name="address">The address.</param>
    /// <exception cref="ArgumentNullException"><paramref name="address"/> is null.</exception>
    public static AgentAddressRules Fixed(AgentAddress address)
    {
        ArgumentNullException.ThrowIfNull(address);
        return new(address, null, s_defaultTcp);
    }

    /// <summary>
    /// Reads the environment variables for the address. Precedence: <c>DD_TRACE_AGENT_URL</c>, <c>DD_TRACE_PIPE_NAME</c> (with
    /// <c>DD_TRACE_PIPE_TIMEOUT_MS</c>), <c>DD_APM_RECEIVER_SOCKET</c>, then <c>DD_AGENT_HOST</c> and <c>DD_TRACE_AGENT_PORT</c>. They are
    /// read once, here.
    /// </summary>
    /// <param name="variables">Reads the value of a variable, null when it is not set; null for the variables of the process.</param>
    /// <returns>Rules with the address of the variables, or the default ones.</returns>
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

    /// <summary>Creates default rules with other addresses.</summary>
    internal static AgentAddressRules CreateDefault(string? socketPath, AgentAddress tcp)
        => new(null, socketPath is null ? null : AgentAddress.Of(AddressParser.OfSocketPath(socketPath)), tcp);

    /// <summary>Selects the address of a new connection.</summary>
    /// <param name="other">The address to try when the connection fails; null for none.</param>
    internal AgentAddress Choose(out AgentAddress? other)
    {
        other = null;
        if (FixedAddress is not null) return FixedAddress;
        if (_socket is null) return _tcp;
        bool hasSocket = File.Exists(_socket.Target);
        other = hasSocket ? _tcp : _socket;
        return hasSocket ? _socket : _tcp;
    }

    /// <summary>Returns the address, or both, the preferred one first.</summary>
    /// <returns>A text for display, not for parsing.</returns>
    public override string ToString() => FixedAddress?.ToString() ?? (_socket is null ? _tcp.ToString() : $"{_socket}, else {_tcp}");
}
