namespace SpanPack.Tool;

/// <summary>An entry of the terminal queue.</summary>
/// <param name="Bytes">The approximate memory that it holds until it is written.</param>
/// <param name="Text">Creates the text, on the thread that writes it.</param>
/// <param name="Kind">The kind of entry.</param>
/// <param name="SkippedBefore">The number of dropped requests before it.</param>
internal readonly record struct TerminalEntry(long Bytes, Func<string> Text, TerminalEntryKind Kind, int SkippedBefore);
