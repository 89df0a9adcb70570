namespace SpanPack;

/// <summary>What carries HTTP/1.1 to an agent.</summary>
internal enum AgentTransport
{
    Tcp,
    UnixSocket,
    NamedPipe,
}
