using System.Diagnostics;

namespace SpanPack;

/// <summary>Options of an <see cref="AgentClient"/>: the agent and the timeouts.</summary>
/// <remarks>Immutable.</remarks>
[DebuggerDisplay("{ToString(),nq}")]
public sealed class AgentClientOptions
{
    /// <summary>
    /// The longest time that a connection may be idle. Agents up to 7.76 close after 5 s (docs/protocol.md#limits-and-timeouts).
    /// </summary>
    internal static readonly TimeSpan IdleTimeout = TimeSpan.FromSeconds(4);

    /// <summary>
    /// The longest wait for 100 Continue: longer than agents wait for a decoder (1 s), shorter than they wait for the body (5 s).
    /// </summary>
    internal static readonly TimeSpan ContinueTimeout = TimeSpan.FromSeconds(2);

    /// <summary>The most bytes of the headers of an answer, in units of 1,024 bytes.</summary>
    internal const int MaxHeadersKilobytes = 16;

    private static readonly TimeSpan s_min = TimeSpan.FromMilliseconds(1);
    private static readonly TimeSpan s_max = TimeSpan.FromHours(1);

    /// <summary>
    /// Gets or initializes the rules that select the address; null (the default) for those of environment variables when the client is
    /// created (<see cref="AgentAddressRules.FromEnvironment"/>).
    /// </summary>
    public AgentAddressRules? AddressRules { get; init; }

    /// <summary>Gets or initializes the timeout of connecting to one address, 1 ms to 1 hour; 2 s by default.</summary>
    /// <exception cref="ArgumentOutOfRangeException">The value is out of range.</exception>
    public TimeSpan ConnectTimeout { get; init => field = Check(value); } = TimeSpan.FromSeconds(2);

    /// <summary>
    /// Gets or initializes the timeout of a request, including connecting and reading the answer, 1 ms to 1 hour; 10 s by default.
    /// </summary>
    /// <exception cref="ArgumentOutOfRangeException">The value is out of range.</exception>
    public TimeSpan RequestTimeout { get; init => field = Check(value); } = TimeSpan.FromSeconds(10);

    /// <summary>Gets or initializes the headers that describe the process; null for none.</summary>
    internal ClientHeaders? Headers { get; init; } = new();

    /// <summary>Gets or initializes the clock of the two timeouts; the system clock by default.</summary>
    internal TimeProvider Time { get; init; } = TimeProvider.System;

    /// <summary>Returns the same options with a description of a process.</summary>
    internal AgentClientOptions With(ClientHeaders headers)
        => new()
        {
            AddressRules = AddressRules, ConnectTimeout = ConnectTimeout, RequestTimeout = RequestTimeout, Headers = headers,
            Time = Time
        };

    /// <summary>Returns the same options with other timeouts.</summary>
    /// <exception cref="ArgumentOutOfRangeException">A timeout is out of range.</exception>
    internal AgentClientOptions With(TimeSpan connect, TimeSpan request)
        => new() { AddressRules = AddressRules, ConnectTimeout = connect, RequestTimeout = request, Headers = Headers, Time = Time };

    /// <summary>Returns the same options for another address.</summary>
    internal AgentClientOptions With(AgentAddressRules rules)
        => new() { AddressRules = rules, ConnectTimeout = ConnectTimeout, RequestTimeout = RequestTimeout, Headers = Headers, Time = Time };

    /// <summary>Returns a description for display, not for parsing.</summary>
    /// <returns>The address and the time limit.</returns>
    public override string ToString() => $"{AddressRules?.ToString() ?? "as environment variables say"}, {RequestTimeout.TotalSeconds} s";

    private static TimeSpan Check(TimeSpan value)
        => value >= s_min && value <= s_max
            ? value
            : throw new ArgumentOutOfRangeException(nameof(value), value, "A time limit is 1 ms to 1 hour.");
}
