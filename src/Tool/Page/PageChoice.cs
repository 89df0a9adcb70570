namespace SpanPack.Tool;

/// <summary>What a command line says of the page.</summary>
/// <param name="Port">The TCP port; 0 for any.</param>
/// <param name="KeptBytes">How many bytes of payloads it keeps.</param>
/// <param name="Opens">Whether a browser is opened.</param>
internal sealed record PageChoice(int Port, long KeptBytes, bool Opens);
