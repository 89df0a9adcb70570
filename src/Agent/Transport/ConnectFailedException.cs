namespace SpanPack;

/// <summary>Thrown when no connection was established. The message has the addresses that were tried, each with its reason.</summary>
internal sealed class ConnectFailedException(AgentAddress address, string message, Exception inner) : IOException(message, inner)
{
    /// <summary>Gets the address that was tried first.</summary>
    internal AgentAddress Address { get; } = address;
}
