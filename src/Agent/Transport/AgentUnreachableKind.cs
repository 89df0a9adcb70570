namespace SpanPack;

/// <summary>The reason why an agent did not answer.</summary>
/// <remarks>Immutable.</remarks>
public enum AgentUnreachableKind
{
    /// <summary>No connection was established: no listener, a timeout, or failed encryption. The agent has received nothing.</summary>
    NotConnected,

    /// <summary>The request timed out.</summary>
    TimedOut,

    /// <summary>The agent closed the connection while the request was written, and sent no answer.</summary>
    BrokenWrite,

    /// <summary>The request was written, and the agent closed the connection before a complete answer, or sent an invalid one.</summary>
    NoAnswer,
}
