namespace SpanPack.Tool;

/// <summary>What is written to the terminal.</summary>
internal enum TerminalEntryKind
{
    /// <summary>A line of the program.</summary>
    Line,

    /// <summary>A line of the program for the error stream.</summary>
    Error,

    /// <summary>A request that was received. It is left out when the terminal is too slow.</summary>
    Request,
}
