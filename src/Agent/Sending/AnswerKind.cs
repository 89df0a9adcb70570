namespace SpanPack;

/// <summary>What an answer to a trace payload means. Source: agent protocol, section 1.4.</summary>
internal enum AnswerKind
{
    /// <summary>It was taken.</summary>
    Sent,

    /// <summary>The agent does not know the path.</summary>
    NotFound,

    /// <summary>The body did not arrive in time.</summary>
    TooSlow,

    /// <summary>The body is too large.</summary>
    TooLarge,

    /// <summary>The agent has too much to do.</summary>
    Overloaded,

    /// <summary>Something failed that may not fail again.</summary>
    Fault,

    /// <summary>It would be refused again.</summary>
    Refused,
}
