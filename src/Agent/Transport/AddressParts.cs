namespace SpanPack;

/// <summary>What an address consists of.</summary>
/// <param name="Transport">What carries the requests.</param>
/// <param name="Text">The address as people write it.</param>
/// <param name="Target">The host without brackets, the path of the socket, or the name of the pipe.</param>
/// <param name="BaseUrl">What paths are appended to, without a slash at its end.</param>
/// <param name="Port">The TCP port; 0 for others.</param>
internal sealed record AddressParts(AgentTransport Transport, string Text, string Target, string BaseUrl, int Port);
