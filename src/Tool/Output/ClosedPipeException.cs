namespace SpanPack.Tool;

/// <summary>Thrown when the reader of the output has ended: <c>spanpack dump … | head</c>.</summary>
internal sealed class ClosedPipeException() : IOException("The output has no reader any more.");
