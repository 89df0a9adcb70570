namespace SpanPack;

/// <summary>The transport of HTTP/1.1 to an agent.</summary>
internal enum AgentTransport
{
    Tcp,
    UnixSocket,
    NamedPipe,
}
