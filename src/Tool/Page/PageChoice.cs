namespace SpanPack.Tool;

/// <summary>The command line options of the page.</summary>
/// <param name="Port">The TCP port; 0 for any.</param>
/// <param name="KeptBytes">The most bytes of payloads that it keeps.</param>
/// <param name="Opens">Whether a browser is opened.</param>
internal sealed record PageChoice(int Port, long KeptBytes, bool Opens);
