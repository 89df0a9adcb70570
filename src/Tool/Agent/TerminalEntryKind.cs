namespace SpanPack.Tool;

/// <summary>The kind of text for the terminal.</summary>
internal enum TerminalEntryKind
{
    /// <summary>A line of the program.</summary>
    Line,

    /// <summary>A line of the program for the error stream.</summary>
    Error,

    /// <summary>A received request, which is dropped when the terminal is too slow.</summary>
    Request,
}
