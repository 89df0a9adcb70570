namespace SpanPack;

/// <summary>Why chunks of spans were not delivered.</summary>
public enum DropReason
{
    /// <summary>The writer held as many bytes as it may and made room for newer chunks: these were the oldest.</summary>
    Evicted,

    /// <summary>The writer held as many bytes as it may, and nothing of it could go.</summary>
    Full,

    /// <summary>A single span is larger than any payload that the agent takes.</summary>
    TooLarge,

    /// <summary>The agent answered 429, also to attempts that came later.</summary>
    AgentOverloaded,

    /// <summary>The agent refused the payload, with a status that will not change.</summary>
    Refused,

    /// <summary>Time was over when the program ended.</summary>
    Shutdown,

    /// <summary>A chunk came after the writer was disposed.</summary>
    Disposed,

    /// <summary>A span or a tag threw, or was changed while it was written.</summary>
    Failed,

    /// <summary>An agent that accepts connections failed the payload 10 times, or for 60 s: it closed, did not answer in time, or answered 404 or 5xx.</summary>
    GivenUp,

    /// <summary>A span has no span id or no trace id: an agent drops the whole chunk for it.</summary>
    Invalid,
}
