namespace SpanPack.Tool;

/// <summary>A line is no export request.</summary>
/// <param name="message">What is wrong, and where.</param>
internal sealed class OtlpException(string message) : Exception(message);
