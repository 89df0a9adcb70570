namespace SpanPack.Tool;

/// <summary>The value of <c>--from</c>.</summary>
/// <param name="Format">The format of a payload; null for a collector's file.</param>
internal sealed record InputFormat(TraceFormat? Format);
