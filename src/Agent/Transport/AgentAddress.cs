using System.Diagnostics;
using System.Diagnostics.CodeAnalysis;

namespace SpanPack;

/// <summary>
/// The address of an agent: <c>http://host:port</c>, <c>https://host:port</c>, <c>unix:///path</c>, or a Windows named pipe as
/// <c>\\.\pipe\name</c> or <c>pipe://./name</c>.
/// </summary>
/// <remarks>Immutable. Two addresses are equal when they have the same normalized text. Nothing is resolved or connected here.</remarks>
[DebuggerDisplay("{ToString(),nq}")]
public sealed class AgentAddress : IEquatable<AgentAddress>
{
    /// <summary>The default port of agents.</summary>
    internal const int DefaultPort = 8126;

    private readonly AddressParts _parts;

    private AgentAddress(AddressParts parts) => _parts = parts;

    /// <summary>Gets the transport of requests.</summary>
    internal AgentTransport Transport => _parts.Transport;

    /// <summary>Gets the host without brackets, the path of the socket, or the name of the pipe.</summary>
    internal string Target => _parts.Target;

    /// <summary>Gets the TCP port; 0 for other transports.</summary>
    internal int Port => _parts.Port;

    /// <summary>Gets whether connections are encrypted.</summary>
    internal bool IsEncrypted => BaseUrl.StartsWith("https:", StringComparison.Ordinal);

    /// <summary>Gets the prefix of paths, without a trailing slash.</summary>
    internal string BaseUrl => _parts.BaseUrl;

    /// <summary>Reads an address.</summary>
    /// <param name="text">
    /// The address, at most 4,096 characters. IPv6 hosts are in brackets; <c>localhost</c> means 127.0.0.1. A path is a prefix of all
    /// requests.
    /// </param>
    /// <exception cref="ArgumentNullException"><paramref name="text"/> is null.</exception>
    /// <exception cref="FormatException">The text is not an address of an agent.</exception>
    public static AgentAddress Parse(string text)
    {
        ArgumentNullException.ThrowIfNull(text);
        return TryParse(text, out AgentAddress? address)
            ? address
            : throw new FormatException(@"An agent's address is http://host:port, https://host:port, unix:///path or \\.\pipe\name, "
                + "without user, query and fragment.");
    }

    /// <summary>Reads an address if the text is valid.</summary>
    /// <param name="text">The text; see <see cref="Parse"/>.</param>
    /// <param name="address">The address; null when the text is invalid.</param>
    /// <returns>Whether the text is valid.</returns>
    public static bool TryParse([NotNullWhen(true)] string? text, [NotNullWhen(true)] out AgentAddress? address)
    {
        address = text is null ? null : Of(AddressParser.Parse(text));
        return address is not null;
    }

    /// <summary>Creates an address from its parts; null for null.</summary>
    internal static AgentAddress? Of(AddressParts? parts) => parts is null ? null : new AgentAddress(parts);

    /// <summary>Compares two addresses.</summary>
    /// <param name="other">The other one.</param>
    /// <returns>Whether they are the same.</returns>
    public bool Equals(AgentAddress? other) => other is not null && string.Equals(_parts.Text, other._parts.Text, StringComparison.Ordinal);

    /// <inheritdoc/>
    public override bool Equals(object? obj) => Equals(obj as AgentAddress);

    /// <inheritdoc/>
    public override int GetHashCode() => StringComparer.Ordinal.GetHashCode(_parts.Text);

    /// <summary>Returns the address in a form that <see cref="Parse"/> reads.</summary>
    /// <returns>For example <c>http://127.0.0.1:8126</c>, <c>unix:///var/run/datadog/apm.socket</c> or <c>\\.\pipe\datadog</c>.</returns>
    public override string ToString() => _parts.Text;
}
