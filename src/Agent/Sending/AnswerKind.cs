namespace SpanPack;

/// <summary>The meaning of an answer to a trace payload. Source: docs/protocol.md#status-codes.</summary>
internal enum AnswerKind
{
    /// <summary>The agent accepted it.</summary>
    Sent,

    /// <summary>The agent does not know the path.</summary>
    NotFound,

    /// <summary>The body did not arrive in time.</summary>
    TooSlow,

    /// <summary>The body is too large.</summary>
    TooLarge,

    /// <summary>The agent is overloaded.</summary>
    Overloaded,

    /// <summary>A proxy does not know the header Expect.</summary>
    ExpectationFailed,

    /// <summary>A failure that may not recur.</summary>
    Fault,

    /// <summary>A refusal that would recur.</summary>
    Refused,
}
