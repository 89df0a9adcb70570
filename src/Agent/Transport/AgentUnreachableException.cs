namespace SpanPack;

/// <summary>An agent did not answer.</summary>
/// <remarks>Any number of threads may read it.</remarks>
public sealed class AgentUnreachableException : IOException
{
    internal AgentUnreachableException(AgentUnreachableKind kind, string message, Exception? inner)
        : base(message, inner) => Kind = kind;

    /// <summary>Gets what went wrong.</summary>
    public AgentUnreachableKind Kind { get; }

    /// <summary>Gets the address of the connection, or the first that was tried; null when the time was over before one was known.</summary>
    public AgentAddress? Address { get; internal init; }

    /// <summary>Gets the status of an answer that broke off, or whose headers or body are broken, 200 to 599; null when none came. The agent has acted upon the request by then.</summary>
    public int? AnswerStatus { get; internal init; }

    /// <summary>Gets how many bytes of the body the system took, 0 or more, to within 64 KiB. How many the agent read is not known.</summary>
    public long BodyBytesSent { get; internal init; }
}
