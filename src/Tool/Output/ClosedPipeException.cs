namespace SpanPack.Tool;

/// <summary>Nobody reads the output any more: <c>spanpack dump … | head</c>.</summary>
internal sealed class ClosedPipeException() : IOException("Nobody reads the output any more.");
