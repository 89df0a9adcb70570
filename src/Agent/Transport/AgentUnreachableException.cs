namespace SpanPack;

/// <summary>Thrown when an agent did not answer.</summary>
/// <remarks>Any number of threads may read it.</remarks>
public sealed class AgentUnreachableException : IOException
{
    internal AgentUnreachableException(AgentUnreachableKind kind, string message, Exception? inner)
        : base(message, inner) => Kind = kind;

    /// <summary>Gets the kind of failure.</summary>
    public AgentUnreachableKind Kind { get; }

    /// <summary>
    /// Gets the address of the connection, or the first one that was tried; null when the time was over before one was selected.
    /// </summary>
    public AgentAddress? Address { get; internal init; }

    /// <summary>
    /// Gets the status of an answer that is incomplete or invalid, 200 to 599; null when none came. The agent has acted upon the request by
    /// then.
    /// </summary>
    public int? AnswerStatus { get; internal init; }

    /// <summary>
    /// Gets the number of body bytes that the system accepted, 0 or more, to within 64 KiB. The number that the agent read is unknown.
    /// </summary>
    public long BodyBytesSent { get; internal init; }
}
