namespace SpanPack;

/// <summary>The reason why chunks of spans were not delivered.</summary>
public enum DropReason
{
    /// <summary>The buffer was full: the oldest chunks made room for newer ones.</summary>
    Evicted,

    /// <summary>The buffer was full, and no chunk could be evicted.</summary>
    Full,

    /// <summary>A single span is larger than any payload that the agent accepts, or it refused a single chunk as too large (413).</summary>
    TooLarge,

    /// <summary>The agent answered 429, also to retries.</summary>
    AgentOverloaded,

    /// <summary>The agent refused the payload with a status that retries would not change.</summary>
    Refused,

    /// <summary>The shutdown timeout expired.</summary>
    Shutdown,

    /// <summary>A chunk came after the writer was disposed.</summary>
    Disposed,

    /// <summary>A span or a tag threw, or was changed while it was written.</summary>
    Failed,

    /// <summary>
    /// An agent that accepts connections failed the payload 10 times, or for 60 s: it closed the connection, did not answer in time, or
    /// answered 404 or 5xx.
    /// </summary>
    GivenUp,

    /// <summary>A span has no span id or no trace id; an agent would drop its whole chunk.</summary>
    Invalid,
}
