using System.Diagnostics;

namespace SpanPack;

/// <summary>Which agent an <see cref="AgentClient"/> talks to, and how long it waits.</summary>
/// <remarks>Immutable.</remarks>
[DebuggerDisplay("{ToString(),nq}")]
public sealed class AgentClientOptions
{
    /// <summary>How long a connection may be idle. Agents up to 7.76 close after 5 s (agent protocol, section 1.5).</summary>
    internal static readonly TimeSpan IdleTimeout = TimeSpan.FromSeconds(4);

    /// <summary>How long a body waits for 100 Continue: longer than agents wait for a decoder (1 s), shorter than they wait for the body (5 s).</summary>
    internal static readonly TimeSpan ContinueTimeout = TimeSpan.FromSeconds(2);

    /// <summary>The most that headers of an answer may take, in units of 1,024 bytes.</summary>
    internal const int MaxHeadersKilobytes = 16;

    private static readonly TimeSpan s_min = TimeSpan.FromMilliseconds(1);
    private static readonly TimeSpan s_max = TimeSpan.FromHours(1);

    /// <summary>Gets or initializes which address is used; null (the default) for what environment variables say when the client is made (<see cref="AgentAddressRules.FromEnvironment"/>).</summary>
    public AgentAddressRules? AddressRules { get; init; }

    /// <summary>Gets or initializes how long connecting to one address may take, 1 ms to 1 hour; 2 s by default.</summary>
    /// <exception cref="ArgumentOutOfRangeException">The value is out of range.</exception>
    public TimeSpan ConnectTimeout { get; init => field = Check(value); } = TimeSpan.FromSeconds(2);

    /// <summary>Gets or initializes how long a request may take, with connecting and reading the answer, 1 ms to 1 hour; 10 s by default.</summary>
    /// <exception cref="ArgumentOutOfRangeException">The value is out of range.</exception>
    public TimeSpan RequestTimeout { get; init => field = Check(value); } = TimeSpan.FromSeconds(10);

    /// <summary>Gets or initializes what requests say of the process; null for nothing.</summary>
    internal ClientHeaders? Headers { get; init; } = new();

    /// <summary>Gets or initializes the clock of the two limits; that of the system by default.</summary>
    internal TimeProvider Time { get; init; } = TimeProvider.System;

    /// <summary>The same, for a process that is described.</summary>
    internal AgentClientOptions With(ClientHeaders headers) => new() { AddressRules = AddressRules, ConnectTimeout = ConnectTimeout, RequestTimeout = RequestTimeout, Headers = headers, Time = Time };

    /// <summary>The same, with other limits of time.</summary>
    /// <exception cref="ArgumentOutOfRangeException">One is out of range.</exception>
    internal AgentClientOptions With(TimeSpan connect, TimeSpan request) => new() { AddressRules = AddressRules, ConnectTimeout = connect, RequestTimeout = request, Headers = Headers, Time = Time };

    /// <summary>The same, for another address.</summary>
    internal AgentClientOptions With(AgentAddressRules rules) => new() { AddressRules = rules, ConnectTimeout = ConnectTimeout, RequestTimeout = RequestTimeout, Headers = Headers, Time = Time };

    /// <summary>Says where requests go; for a person, not for parsing.</summary>
    /// <returns>The address and the time limit.</returns>
    public override string ToString() => $"{AddressRules?.ToString() ?? "as environment variables say"}, {RequestTimeout.TotalSeconds} s";

    private static TimeSpan Check(TimeSpan value)
        => value >= s_min && value <= s_max ? value : throw new ArgumentOutOfRangeException(nameof(value), value, "A time limit is 1 ms to 1 hour.");
}
