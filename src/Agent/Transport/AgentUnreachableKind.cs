namespace SpanPack;

/// <summary>Why there is no answer of an agent.</summary>
/// <remarks>Immutable.</remarks>
public enum AgentUnreachableKind
{
    /// <summary>No connection came about: nobody listens, not in time, or encryption could not be agreed on. The agent has nothing of the request.</summary>
    NotConnected,

    /// <summary>The time of the request was over.</summary>
    TimedOut,

    /// <summary>The agent closed the connection while the request was written, and sent no answer.</summary>
    BrokenWrite,

    /// <summary>The request was written, and the agent closed before a whole answer, or sent what is none.</summary>
    NoAnswer,
}
