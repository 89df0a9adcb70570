namespace SpanPack;

/// <summary>The kinds of faults that a <see cref="DevAgentServer"/> applies to trace requests.</summary>
public enum DevAgentFaultKind
{
    /// <summary>Reads the body and refuses it with a status: <see cref="DevAgentFault.Answer"/>.</summary>
    Status,

    /// <summary>Reads the body and never answers. The connection stays open until the client or the server closes it.</summary>
    Hang,

    /// <summary>Reads the body and closes the connection without an answer.</summary>
    Close,

    /// <summary>Closes the connection when half of the body has arrived; of a chunked body, one byte.</summary>
    CloseMidBody,

    /// <summary>Accepts the payload as usual, and closes the connection when half of the answer's body has been sent.</summary>
    CutAnswer,

    /// <summary>Reads the body, answers with bytes that are not HTTP and closes the connection.</summary>
    Garbage,
}
