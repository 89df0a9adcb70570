namespace SpanPack.Tool;

/// <summary>Something to be written.</summary>
/// <param name="Bytes">About how much memory it holds until then.</param>
/// <param name="Text">Makes the text, on the thread that writes it.</param>
/// <param name="Kind">What it is.</param>
/// <param name="SkippedBefore">How many requests before it had no room.</param>
internal readonly record struct TerminalEntry(long Bytes, Func<string> Text, TerminalEntryKind Kind, int SkippedBefore);
