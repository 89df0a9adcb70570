namespace SpanPack.Tool;

/// <summary>Thrown for a line that is not an export request.</summary>
/// <param name="message">The error and its position.</param>
internal sealed class OtlpException(string message) : Exception(message);
