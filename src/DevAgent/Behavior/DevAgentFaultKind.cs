namespace SpanPack;

/// <summary>What a <see cref="DevAgentServer"/> can do to a trace request instead of answering it as usual.</summary>
public enum DevAgentFaultKind
{
    /// <summary>Reads the body and refuses it with a status: <see cref="DevAgentFault.Answer"/>.</summary>
    Status,

    /// <summary>Reads the body and never answers. The connection stays open until client or server end it.</summary>
    Hang,

    /// <summary>Reads the body and closes the connection without an answer.</summary>
    Close,

    /// <summary>Closes the connection when half of the body has come; of a chunked body, one byte.</summary>
    CloseMidBody,

    /// <summary>Takes the payload as usual, and closes the connection when half of the answer's body has been sent.</summary>
    CutAnswer,

    /// <summary>Reads the body, answers with bytes that are no HTTP and closes the connection.</summary>
    Garbage,
}
