namespace SpanPack;

/// <summary>The part of <c>/info</c> about the setup of the server.</summary>
/// <param name="DefaultEnv">The environment of spans without one.</param>
/// <param name="ReceiverPort">The TCP port, the real one.</param>
/// <param name="ReceiverSocket">The path of the Unix socket; empty without one.</param>
/// <param name="ReceiverTimeout">The read timeout in whole seconds, rounded up.</param>
/// <param name="MaxRequestBytes">The largest accepted body.</param>
internal sealed record AgentInfoConfig(string DefaultEnv, int ReceiverPort, string ReceiverSocket, int ReceiverTimeout,
    int MaxRequestBytes);
