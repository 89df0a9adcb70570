namespace SpanPack;

/// <summary>The parts of an address.</summary>
/// <param name="Transport">The transport of requests.</param>
/// <param name="Text">The address as text.</param>
/// <param name="Target">The host without brackets, the path of the socket, or the name of the pipe.</param>
/// <param name="BaseUrl">The prefix of paths, without a trailing slash.</param>
/// <param name="Port">The TCP port; 0 for other transports.</param>
internal sealed record AddressParts(AgentTransport Transport, string Text, string Target, string BaseUrl, int Port);
